import type { LecturerTimeslot } from '@tafelrunde/contract/lecturer-timeslots'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { schooltypesQuery } from '../../shared/schooltypes.ts'
import { Avatar, type Person } from '../../shared/ui/Avatar.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { AttendanceSwitch } from './AttendanceSwitch.tsx'
import './attendance-row.css'
import { ConflictLine } from './ConflictLine.tsx'
import { personName } from './door.texts.ts'
import type { Shown } from './marks.rules.ts'
import { mark } from './marks.ts'

const NotSent = () => (
  <p className="attendance-row__line attendance-row__line--waiting">
    <Icon name="retry" size={15} />
    nicht gesendet
  </p>
)

type FrameProps = {
  person: Person
  /** The second line, unless something waits. */
  line: string
  waiting: boolean
  action: ReactNode
  children?: ReactNode
}

/** A person of the list; the name wraps and is never cut. */
export const PersonFrame = ({ person, line, waiting, action, children }: FrameProps) => (
  <li className="attendance-row">
    <Avatar person={person} size={44} />
    <div className="attendance-row__body">
      <div className="attendance-row__text">
        <h2 className="attendance-row__name">{person.name}</h2>
        {waiting ? <NotSent /> : line && <p className="attendance-row__line">{line}</p>}
      </div>
      {action}
      {children}
    </div>
  </li>
)

type Props = { timeslot: LecturerTimeslot; shown: Shown; canMark: boolean }

const useLine = ({ account, state, waitlist_position, is_extra, minutes }: Shown['participant']) => {
  const { data: schooltypes } = useQuery(schooltypesQuery)
  const schooltype = schooltypes?.results.find(({ id }) => id === account.schooltype)?.name
  const parts = [
    state === 'waitlisted' && waitlist_position !== null && `Platz ${waitlist_position}`,
    schooltype,
    state === 'attended' && minutes !== null && `${minutes} Minuten`,
    is_extra && 'zusätzlich',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Somebody in the list with the switch for their attendance. */
export const AttendanceRow = ({ timeslot, shown, canMark }: Props) => {
  const { participant, waiting, conflict } = shown
  const line = useLine(participant)
  const name = personName(participant.account)
  return (
    <PersonFrame
      person={{ id: participant.account.id, name }}
      line={line}
      waiting={waiting}
      action={
        <AttendanceSwitch
          name={name}
          state={participant.state}
          disabled={!canMark}
          onMark={state => void mark(participant, state)}
        />
      }
    >
      {conflict && <ConflictLine timeslot={timeslot} shown={shown} conflict={conflict} />}
    </PersonFrame>
  )
}
