import MuiButton, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

type Props = Omit<ButtonProps, 'href' | 'startIcon' | 'endIcon'> & {
  label: string
  /** Leads there instead of doing something. */
  to?: string
  /** Its icon. */
  children?: ReactNode
}

/**
 * A button that says what it does, on a phone as well: react-admin's shows its icon alone there, and nothing at all
 * without one.
 */
export const Button = ({ label, to, children, size = 'small', ...props }: Props) => {
  const link = to !== undefined && { component: LinkBase, to }
  return (
    <MuiButton size={size} startIcon={children} {...link} {...props}>
      {label}
    </MuiButton>
  )
}
