import { type KeyboardEvent, useState } from 'react'
import css from './cells.module.css'

interface Props {
  text: string
  label: string
  /** The id of the sentence that says what is wrong with it. */
  reason: string | undefined
  /** Missing: it is only read. */
  save: ((text: string) => void) | undefined
}

const narrowest = 5
const widest = 34

/** Where the next fault is; the last one leads back to the first. */
const focusNextFault = (here: HTMLElement) => {
  const faults = [...document.querySelectorAll<HTMLElement>('[data-fault="true"]')].filter(
    one => one !== here,
  )
  const next = faults.find(one => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const target = next ?? faults[0]
  if (target) target.focus()
  else here.blur()
}

/** A cell (with its text as key), changed where it stands: checked again when it is left; Enter goes to the next fault, Escape takes it back. */
export const Cell = ({ text, label, reason, save }: Props) => {
  const [typed, setTyped] = useState(text)
  if (!save) return <span className={css.read}>{text}</span>

  const leave = () => {
    if (typed.trim() !== text.trim()) save(typed)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setTyped(text)
    if (event.key !== 'Enter' || event.altKey || event.shiftKey) return
    event.preventDefault()
    focusNextFault(event.currentTarget)
  }
  const isLong = text.includes('\n')
  const common = {
    className: css.cell,
    value: typed,
    onBlur: leave,
    onKeyDown: press,
    'aria-label': label,
    'aria-invalid': reason !== undefined,
    'aria-describedby': reason,
    'data-fault': reason !== undefined,
  }
  return isLong ? (
    <textarea {...common} rows={1} cols={widest} onChange={({ target }) => setTyped(target.value)} />
  ) : (
    <input
      {...common}
      size={Math.min(Math.max(typed.length, narrowest), widest)}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
