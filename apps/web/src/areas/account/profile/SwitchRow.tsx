import '../../../shared/ui/rows/row.css'
import { type ChangeEvent, useId } from 'react'
import { Switch } from '../../../shared/ui/fields/Switch.tsx'
import css from './switch-row.module.css'

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
      <label className={`row ${css['switch-row']}`}>
        <span className="row__text">
          <span className="row__title" id={`${id}-label`}>
            {label}
          </span>
          <span className="row__line" id={`${id}-line`}>
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
