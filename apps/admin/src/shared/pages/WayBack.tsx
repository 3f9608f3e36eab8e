import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

/** The way back to what a page belongs to. */
export const WayBack = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="way-back">
    <LinkBase to={to}>‹ {children}</LinkBase>
  </p>
)
