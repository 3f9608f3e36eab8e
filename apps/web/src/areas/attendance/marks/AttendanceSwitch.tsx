import type { MarkedState, Participant } from '@tafelrunde/contract/events/attendance'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useId } from 'react'
import css from './attendance-switch.module.css'

type Props = {
  /** Whom it is about. */
  name: string
  state: Participant['state']
  disabled: boolean
  onMark: (state: MarkedState) => void
}

const halves = [
  { state: 'attended', label: 'Da' },
  { state: 'absent', label: 'Fehlt' },
] as const

/** „Da“ or „Fehlt“, radio buttons underneath; a second tap on the chosen one clears it. */
export const AttendanceSwitch = ({ name, state, disabled, onMark }: Props) => {
  const group = useId()
  return (
    <div className={css['attendance-switch']} role="radiogroup" aria-label={`Anwesenheit von ${name}`}>
      {halves.map(half => (
        <label key={half.state} className={css['attendance-switch__half']}>
          <input
            className={css['attendance-switch__input']}
            type="radio"
            name={group}
            checked={state === half.state}
            disabled={disabled}
            onChange={() => onMark(half.state)}
            onClick={() => state === half.state && onMark('registered')}
          />
          <span
            className={`${css['attendance-switch__face']} ${css[`attendance-switch__face--${half.state}`]}`}
          >
            {half.state === 'attended' && state === 'attended' && <Icon name="check" size={16} />}
            {half.label}
          </span>
        </label>
      ))}
    </div>
  )
}
