import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLook } from './FieldFrame.tsx'

/** A text of several lines; takes what react-hook-form's `register` answers. */
export const TextAreaField = ({
  label,
  hint,
  error,
  optional,
  id,
  ...area
}: FieldLook & ComponentProps<'textarea'>) => (
  <FieldFrame {...{ label, hint, error, optional, id }}>
    {control => <textarea rows={4} {...area} {...control} />}
  </FieldFrame>
)
