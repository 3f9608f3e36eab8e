import type { Display } from '@tafelrunde/contract/events/displays'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { detailOf, messagesOf, nameOfRoom, nowAndNext } from './items.rules.ts'
import { pagesOf } from './pages.rules.ts'
import { Round } from './Round.tsx'
import type { Known } from './reading.ts'

/** So long a page and a message stay; by the clock, so that all screens turn together. */
const turnMs = 12_000
/** From then on a screen says how old it is. */
const staleMs = 10 * 60_000

/** The one that has its turn now. */
const turn = <Thing,>(things: Thing[], now: Date) => {
  const at = things.length > 0 ? Math.floor(now.getTime() / turnMs) % things.length : 0
  return { at, thing: things[at] }
}

const closedText = ({ event }: Display, now: Date) => {
  if (event.state === 'cancelled') return 'Diese Veranstaltung ist abgesagt.'
  if (event.state === 'finished' || event.end <= now)
    return 'Diese Veranstaltung ist beendet. Kommen Sie gut nach Hause!'
  return undefined
}

const Words = ({ children }: { children: string }) => (
  <main className="words">
    <p>{children}</p>
  </main>
)

const Rounds = ({ display, now, room }: { display: Display; now: Date; room: number | undefined }) => {
  const rounds = nowAndNext(display.items, now, room)
  const sections = [
    { kind: 'now' as const, items: rounds.now },
    { kind: 'next' as const, items: rounds.next },
  ]
  const pages = pagesOf(sections, item =>
    Boolean(detailOf(item, now, item.start <= now ? rounds.now : rounds.next)),
  )
  const { at, thing: page = [] } = turn(pages, now)
  if (page.length === 0) return <Words>Hier ist kein Termin mehr vorgesehen.</Words>
  return (
    <main className={room === undefined ? 'page' : 'page page--room'}>
      {page.map(({ kind, items }, index) => (
        <Round
          key={kind}
          kind={kind}
          items={items}
          round={rounds[kind]}
          now={now}
          readOn={display.now}
          pageText={
            index === page.length - 1 && pages.length > 1 ? `Seite ${at + 1} von ${pages.length}` : ''
          }
        />
      ))}
    </main>
  )
}

/** What hangs in the foyer, or at one room's door. */
export const App = ({ known, now, room }: { known: Known; now: Date; room: number | undefined }) => {
  const { display, isMissing, readAt } = known
  if (isMissing)
    return <Words>Diese Anzeige gibt es nicht, oder die Veranstaltung ist noch nicht öffentlich.</Words>
  if (!display) return <Words>Die Anzeige wartet auf das Netz.</Words>
  const closed = closedText(display, now)
  const place = room === undefined ? undefined : nameOfRoom(display.items, room)
  const messages = messagesOf(display, now, room)
  const { at, thing: message } = turn(messages, now)
  return (
    <>
      <Head event={display.event} room={place} now={now} />
      {closed ? <Words>{closed}</Words> : <Rounds display={display} now={now} room={room} />}
      <Foot
        message={message}
        at={at}
        count={messages.length}
        now={now}
        staleSince={now.getTime() - readAt > staleMs ? new Date(readAt) : undefined}
      />
    </>
  )
}
