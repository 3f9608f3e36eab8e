import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { PersonFrame } from '../marks/AttendanceRow.tsx'
import { syncQueue } from './queue.send.ts'
import { changeQueue } from './queue.store.ts'
import type { Queued } from './queue.ts'

const drop = ({ key }: Queued) => changeQueue(all => all.filter(one => one.key !== key))

/** The same once more, with a registration. */
const registerNow = async ({ key }: Queued) => {
  await changeQueue(all =>
    all.map(one => (one.key === key ? { ...one, register: true, refusal: undefined } : one)),
  )
  await syncQueue()
}

const Row = ({ queued }: { queued: Queued }) => (
  <PersonFrame
    person={{ id: queued.person, name: queued.name }}
    line={queued.refusal?.sentence ?? ''}
    waiting={false}
    action={
      <>
        {queued.refusal?.code === 'not_registered' && (
          <Button kind="tonal" size="row" onClick={() => void registerNow(queued)}>
            Anmelden
          </Button>
        )}
        <Button kind="plain" size="row" onClick={() => void drop(queued)}>
          Verstanden
        </Button>
      </>
    }
  />
)

/** Whom this counter has let in and the server has not: they stay until somebody has read why. */
export const Refused = ({ queue }: { queue: readonly Queued[] }) => {
  const refused = queue.filter(({ refusal }) => refusal)
  if (refused.length === 0) return null
  return (
    <Section title="Nicht angenommen">
      <CardList>
        {refused.map(queued => (
          <Row key={queued.key} queued={queued} />
        ))}
      </CardList>
    </Section>
  )
}
