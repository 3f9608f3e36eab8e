import type { Display } from '@tafelrunde/contract/events/displays'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { Logo } from '@tafelrunde/ui/Logo.tsx'

const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Where one is: the event, the day, at a room's door the room; and the server's time. */
export const Head = ({
  event,
  room,
  now,
}: {
  event: Display['event']
  room: string | undefined
  now: Date
}) => (
  <header className="head">
    <Logo />
    <div className="head__where">
      <h1>{event.name}</h1>
      <p>{day.format(now)}</p>
    </div>
    {room && <p className="head__room">{room}</p>}
    <time className="head__time" dateTime={now.toISOString()}>
      {clockTime(now)}
    </time>
  </header>
)
