import { type ComponentProps, type ReactNode, useId } from 'react'
import './check-field.css'
import { FieldNote } from './FieldFrame.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** One sentence; a link in it can be followed without a tick. */
  children: ReactNode
  /** A sentence that says what to do. */
  error?: string | undefined
}

/** A box to tick, with its sentence beside it; takes what react-hook-form's `register` answers. */
export const CheckField = ({ children, error, id: given, ...input }: Props) => {
  const ownId = useId()
  const id = given ?? ownId
  return (
    <div className={`check-field${error ? ' field--error' : ''}`}>
      <label className="check-field__label">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="check-field__box"
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-note`}
        />
        <span>{children}</span>
      </label>
      {error && <FieldNote id={`${id}-note`} note={error} wrong />}
    </div>
  )
}
