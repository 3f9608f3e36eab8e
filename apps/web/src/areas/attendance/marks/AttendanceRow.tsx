import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { Avatar, type Person } from '@tafelrunde/ui/Avatar.tsx'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { schooltypesQuery } from '../../../shared/queries/schooltypes.ts'
import { AttendanceSwitch } from './AttendanceSwitch.tsx'
import css from './attendance-row.module.css'
import { ConflictLine } from './ConflictLine.tsx'
import { MinutesButton } from './MinutesButton.tsx'
import type { Shown } from './marks.rules.ts'
import { mark } from './marks.ts'

const NotSent = () => (
  <p className={`${css['attendance-row__line']} ${css['attendance-row__line--waiting']}`}>
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
  /** How long somebody was there. */
  minutes?: ReactNode
  children?: ReactNode
}

/** A person of the list; the name wraps and is never cut. */
export const PersonFrame = ({ person, line, waiting, action, minutes, children }: FrameProps) => (
  <li className={css['attendance-row']}>
    <Avatar person={person} size={44} />
    <div className={css['attendance-row__body']}>
      <div className={css['attendance-row__text']}>
        <h2 className={css['attendance-row__name']}>{person.name}</h2>
        <div className={css['attendance-row__lines']}>
          {waiting ? <NotSent /> : line && <p className={css['attendance-row__line']}>{line}</p>}
          {minutes}
        </div>
      </div>
      {action}
      {children}
    </div>
  </li>
)

type Props = { timeslot: LecturerTimeslot; shown: Shown; canMark: boolean }

const useLine = ({ account, state, waitlist_position, is_extra }: Shown['participant']) => {
  const { data: schooltypes } = useQuery(schooltypesQuery)
  const schooltype = schooltypes?.results.find(({ id }) => id === account.schooltype)?.name
  const parts = [
    state === 'waitlisted' && waitlist_position !== null && `Platz ${waitlist_position}`,
    schooltype,
    is_extra && 'zusätzlich',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Somebody in the list with the switch for their attendance. */
export const AttendanceRow = ({ timeslot, shown, canMark }: Props) => {
  const { participant, waiting, conflict } = shown
  const line = useLine(participant)
  const name = fullName(participant.account)
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
      minutes={
        canMark &&
        participant.state === 'attended' && (
          <MinutesButton
            timeslot={timeslot}
            name={name}
            minutes={participant.minutes}
            onMinutes={minutes => void mark(participant, 'attended', minutes)}
          />
        )
      }
    >
      {conflict && <ConflictLine timeslot={timeslot} shown={shown} conflict={conflict} />}
    </PersonFrame>
  )
}
