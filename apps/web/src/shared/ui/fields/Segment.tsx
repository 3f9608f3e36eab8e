import { useEffect, useId, useRef } from 'react'
import './segment.css'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, such as the days of an event. Radio buttons underneath, so arrow keys choose; many scroll sideways. */
export const Segment = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With the frame that shows it: to ask for its place earlier would have the browser lay out the page once more.
    requestAnimationFrame(() => {
      const chosen = group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
      if (!group.current || !chosen) return
      group.current.scrollLeft = chosen.offsetLeft - (group.current.clientWidth - chosen.offsetWidth) / 2
    })
  }, [value])
  return (
    <div ref={group} className="segment" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className="segment__option" data-value={option.value}>
          <input
            className="segment__input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="segment__label">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
