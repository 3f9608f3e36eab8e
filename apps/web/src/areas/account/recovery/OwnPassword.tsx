import type { ComponentProps } from 'react'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> & { email: string }

/** The own password once more, before what one logs in with changes: a device that lies open must not change it. */
export const OwnPassword = ({ email, ...field }: Props) => (
  <>
    {/* Tells password managers whose it is. */}
    <input type="text" autoComplete="username" value={email} readOnly hidden />
    <PasswordField label="Ihr Passwort" autoComplete="current-password" {...field} />
  </>
)
