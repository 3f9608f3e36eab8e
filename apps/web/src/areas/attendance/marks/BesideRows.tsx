import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { refusedText } from '../door/door.texts.ts'
import { PersonFrame } from './AttendanceRow.tsx'
import type { DoorEntry, Entry, MarkEntry } from './entries.ts'
import { addAtDoor, dropEntry } from './marks.ts'
import { NotTaken } from './NotTaken.tsx'

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

const remedyOf = (timeslot: LecturerTimeslot, entry: DoorEntry | MarkEntry) =>
  entry.kind === 'door' && mayForce(entry)
    ? { label: 'Trotzdem aufnehmen', onTap: () => void addAnyway(timeslot, entry) }
    : undefined

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
        {!isWaiting && (
          <NotTaken
            text={refusedText(entry)}
            remedy={remedyOf(timeslot, entry)}
            onRead={() => void dropEntry(entry)}
          />
        )}
      </PersonFrame>
    )
  })
