import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useSession } from '../../../shared/session/session.ts'
import { conflictText } from '../door/door.texts.ts'
import type { Conflict, Shown } from './marks.rules.ts'
import { addAtDoor, dismissConflict, mark } from './marks.ts'
import { NotTaken } from './NotTaken.tsx'

type Props = { timeslot: LecturerTimeslot; shown: Shown; conflict: Conflict }

/** Lets somebody in beyond the capacity who was waiting for a seat. */
const letIn = async ({ timeslot, shown, conflict }: Props) => {
  const { account } = shown.participant
  await dismissConflict(conflict)
  await addAtDoor({ timeslot, account: account.id, name: fullName(account), force: true })
}

const remedyOf = (props: Props) => {
  const { shown, conflict } = props
  const { mine, refusal } = conflict
  if (refusal?.code === 'event_full') return { label: 'Trotzdem aufnehmen', onTap: () => void letIn(props) }
  if (refusal?.code) return undefined
  const onTap = () => void mark(shown.participant, mine.state, mine.minutes)
  return { label: 'Meinen Eintrag nehmen', onTap }
}

/** Both sides of a record that does not count, and what to do. */
export const ConflictLine = (props: Props) => {
  const { account } = useSession()
  return (
    <NotTaken
      text={conflictText(props.conflict, fullName(account))}
      remedy={remedyOf(props)}
      onRead={() => void dismissConflict(props.conflict)}
    />
  )
}
