import './form-grid.css'
import type { ReactNode } from 'react'

/** Fields of a form, two beside each other where there is room; `wide` takes both columns. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className="form-grid">{children}</div>

export const wide = 'form-grid__wide'
