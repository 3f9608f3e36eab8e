import './note.css'
import type { ReactNode } from 'react'

/** What whoever fills in a form has to know before. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className="form-note" role="note">
    {children}
  </p>
)
