import { type ChangeEvent, useId } from 'react'
import './switch.css'

interface Props {
  label: string
  /** What it is about, in a line. */
  line: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A row of a list with a switch, which counts as soon as it is tapped. */
export const Switch = ({ label, line, checked, onChange }: Props) => {
  const id = useId()
  return (
    <li>
      <label className="account-row switch">
        <span className="account-row__text">
          <span className="account-row__title" id={`${id}-label`}>
            {label}
          </span>
          <span className="account-row__line" id={`${id}-line`}>
            {line}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch__track"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-line`}
          checked={checked}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}
