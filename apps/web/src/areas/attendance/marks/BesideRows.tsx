import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { refusedText } from '../door/door.texts.ts'
import { PersonFrame } from './AttendanceRow.tsx'
import css from './attendance-row.module.css'
import type { DoorEntry, Entry, MarkEntry } from './entries.ts'
import { addAtDoor, dropEntry } from './marks.ts'

/** The same once more, also beyond the capacity. */
const addAnyway = (timeslot: LecturerTimeslot, { person, customerNumber, qr, name }: DoorEntry) =>
  addAtDoor({
    timeslot,
    name,
    force: true,
    ...(person !== undefined && { account: person }),
    ...(customerNumber !== undefined && { as_customernumber: customerNumber }),
    ...(qr !== undefined && { qr }),
  })

const mayForce = ({ refusal }: Entry) => refusal?.code === 'event_full' || refusal?.code === 'clash'

type RefusedProps = { timeslot: LecturerTimeslot; entry: Entry }

const Refused = ({ timeslot, entry }: RefusedProps) => (
  <div className={css['attendance-row__conflict']}>
    <p className={css['attendance-row__note']}>{refusedText(entry)}</p>
    {entry.kind === 'door' && mayForce(entry) && (
      <Button kind="tonal" size="row" onClick={() => void addAnyway(timeslot, entry)}>
        Trotzdem aufnehmen
      </Button>
    )}
    <Button kind="plain" size="row" onClick={() => void dropEntry(entry)}>
      Verstanden
    </Button>
  </div>
)

type Props = { timeslot: LecturerTimeslot; entries: readonly (DoorEntry | MarkEntry)[] }

/** People who are known on this device only: added at the door and not sent yet, or refused. */
export const BesideRows = ({ timeslot, entries }: Props) =>
  entries.map(entry => {
    const isWaiting = entry.status === 'waiting'
    return (
      <PersonFrame
        key={entry.key}
        person={{ id: entry.recordedAt, name: entry.name }}
        line=""
        waiting={isWaiting}
        action={
          isWaiting && (
            <IconButton
              icon="close"
              label={`${entry.name} nicht hinzufügen`}
              onClick={() => void dropEntry(entry)}
            />
          )
        }
      >
        {!isWaiting && <Refused timeslot={timeslot} entry={entry} />}
      </PersonFrame>
    )
  })
