import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { useEffect, useRef } from 'react'
import './stepper.css'

/** Milliseconds until holding a button repeats it, and between two repetitions. */
const holdMs = 450
const repeatMs = 90

/** Does something at a tap, and again and again while the button is held. */
const useRepeated = (act: () => void) => {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(again, repeatMs)
  }
  const start = () => {
    repeated.current = false
    timer.current = setTimeout(again, holdMs)
  }
  // The click that ends a long press is not one more.
  const tap = () => {
    if (!repeated.current) latest.current()
    repeated.current = false
  }
  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: tap,
  }
}

type StepProps = { icon: IconName; label: string; stopped: boolean; act: () => void }

const Step = ({ icon, label, stopped, act }: StepProps) => (
  <button
    type="button"
    className="stepper__button"
    aria-label={label}
    aria-disabled={stopped || undefined}
    onContextMenu={event => event.preventDefault()}
    {...useRepeated(() => !stopped && act())}
  >
    <Icon name={icon} size={20} />
  </button>
)

interface Props {
  /** What is counted. */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A small number, one more or one less with each tap; holding a button goes on. */
export const Stepper = ({ label, value, min = 0, max, onChange }: Props) => (
  <div className="stepper" role="group" aria-label={label}>
    <Step
      icon="minus"
      label={`${label}: weniger`}
      stopped={value <= min}
      act={() => onChange(Math.max(min, value - 1))}
    />
    <output className="stepper__value">{value}</output>
    <Step
      icon="plus"
      label={`${label}: mehr`}
      stopped={value >= max}
      act={() => onChange(Math.min(max, value + 1))}
    />
  </div>
)
