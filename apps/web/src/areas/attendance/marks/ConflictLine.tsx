import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { conflictText } from '../door/door.texts.ts'
import css from './attendance-row.module.css'
import type { Conflict, Shown } from './marks.rules.ts'
import { addAtDoor, dismissConflict, mark } from './marks.ts'

type Props = { timeslot: LecturerTimeslot; shown: Shown; conflict: Conflict }

/** Lets somebody in beyond the capacity who was waiting for a seat. */
const letIn = async ({ timeslot, shown, conflict }: Props) => {
  const { account } = shown.participant
  await dismissConflict(conflict)
  await addAtDoor({ timeslot, account: account.id, name: fullName(account), force: true })
}

/** What would put the own record into effect; nothing where the server would say no again. */
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
  const remedy = remedyOf(props)
  const ownName = fullName(account)
  return (
    <div className={css['attendance-row__conflict']}>
      <p className={css['attendance-row__note']}>{conflictText(props.conflict, ownName)}</p>
      {remedy && (
        <Button kind="tonal" size="row" onClick={remedy.onTap}>
          {remedy.label}
        </Button>
      )}
      <Button kind="plain" size="row" onClick={() => void dismissConflict(props.conflict)}>
        Verstanden
      </Button>
    </div>
  )
}
