import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { ReactNode } from 'react'
import '../../shared/ui/fields/filter-chip.css'
import css from './choice.module.css'

type Option = { value: string; label: string }
type Props = {
  label: string
  options: readonly Option[]
  /** Empty: nothing chosen. */
  value: string
  onChange: (value: string) => void
}

/** The platform's own list lies invisibly over what is seen: at home on every phone, with keyboard and reader. */
const Native = ({ label, options, value, onChange, children }: Props & { children?: ReactNode }) => (
  <select
    className={css.choice__native}
    aria-label={label}
    value={value}
    onChange={event => onChange(event.target.value)}
  >
    {children}
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

/** A filter chip with a choice: its name, or what was chosen. */
export const ChoiceChip = (props: Props & { all: string }) => {
  const chosen = props.options.find(({ value }) => value === props.value)
  return (
    <span className={`${css.choice} filter-chip${chosen ? ' filter-chip--on' : ''}`}>
      <span className="filter-chip__face" aria-hidden="true">
        {chosen?.label ?? props.label}
        <Icon name="down" size={15} />
      </span>
      <Native {...props}>
        <option value="">{props.all}</option>
      </Native>
    </span>
  )
}

/** A line of text with a choice; alone it is only the text. */
export const ChoiceLine = (props: Props) => {
  const chosen = props.options.find(({ value }) => value === props.value)?.label
  if (props.options.length < 2) return chosen
  return (
    <span className={`${css.choice} ${css['choice--line']}`}>
      <span className={css.choice__text} aria-hidden="true">
        {chosen}
      </span>
      <Icon name="down" size={16} />
      <Native {...props} />
    </span>
  )
}
