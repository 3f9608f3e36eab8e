import { type ChangeEvent, useId } from 'react'
import { Switch } from '../../shared/ui/Switch.tsx'
import './switch-row.css'

interface Props {
  label: string
  /** What it is about, in a line. */
  line: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A row of a list with a switch, which counts as soon as it is tapped. */
export const SwitchRow = ({ label, line, checked, onChange }: Props) => {
  const id = useId()
  return (
    <li>
      <label className="account-row switch-row">
        <span className="account-row__text">
          <span className="account-row__title" id={`${id}-label`}>
            {label}
          </span>
          <span className="account-row__line" id={`${id}-line`}>
            {line}
          </span>
        </span>
        <Switch
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-line`}
          checked={checked}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}
