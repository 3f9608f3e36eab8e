import type { ComponentProps } from 'react'
import './switch.css'

/** What is on or off, and counts as soon as it is tapped; its words stand beside it. */
export const Switch = (props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  <input {...props} type="checkbox" role="switch" className="switch" />
)
