import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { PersonFrame } from '../marks/AttendanceRow.tsx'
import { NotTaken } from '../marks/NotTaken.tsx'
import { refusedText } from './entrance.texts.ts'
import { syncQueue } from './queue.send.ts'
import { entriesOutbox } from './queue.store.ts'
import type { Queued } from './queue.ts'

const drop = ({ key }: Queued) => entriesOutbox.change(own => own.filter(one => one.key !== key))

/** The same once more, with a registration. */
const registerNow = async ({ key }: Queued) => {
  await entriesOutbox.change(own =>
    own.map(one =>
      one.key === key ? { ...one, register: true, status: 'waiting', refusal: undefined } : one,
    ),
  )
  await syncQueue()
}

const remedyOf = (queued: Queued) =>
  queued.refusal?.code === 'not_registered'
    ? { label: 'Anmelden', onTap: () => void registerNow(queued) }
    : undefined

/** Whom this counter has let in and the server has not: they stay until somebody has read why. */
export const Refused = ({ queue }: { queue: readonly Queued[] }) => {
  const now = useNow()
  const refused = queue.filter(({ status }) => status === 'refused')
  if (refused.length === 0) return null
  return (
    <Section title="Nicht übernommen">
      <CardList>
        {refused.map(queued => (
          <PersonFrame
            key={queued.key}
            person={{ id: queued.person, name: queued.name }}
            line=""
            waiting={false}
            action={null}
          >
            <NotTaken
              text={refusedText(queued, now)}
              remedy={remedyOf(queued)}
              onRead={() => void drop(queued)}
            />
          </PersonFrame>
        ))}
      </CardList>
    </Section>
  )
}
