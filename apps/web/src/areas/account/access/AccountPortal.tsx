import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@tafelrunde/contract/people/account'
import { removePortalLink } from '@tafelrunde/contract/people/portal'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { reloadAccount } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { disconnectPortal } from './portalLink.api.ts'

type Props = { account: Account; onClose: () => void }

const DisconnectForm = ({ account, onClose }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(removePortalLink.schema.body, inForms),
    defaultValues: { current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const disconnect = handleSubmit(async body => {
    try {
      await disconnectPortal(body)
      void showToast('Verbindung mit dem Mitgliederportal gelöst', { icon: 'check' })
      onClose()
      await reloadAccount() // its roles may be others now
    } catch (failure) {
      showAtFields(failure, ['current_password'], setError)
    }
  })
  return (
    <FormGrid onSubmit={disconnect}>
      <p className={css['account-text']}>
        Sie melden sich dann mit Ihrem Passwort an. Melden Sie sich wieder über das Mitgliederportal an, wird
        Ihr Konto neu verbunden.
      </p>
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label="Ihr Passwort"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Verbindung lösen
      </Button>
    </FormGrid>
  )
}

/** Ends the connection with the member portal, for whoever can log in without it. */
export const AccountPortal = ({ account, onClose }: Props) => (
  <FormSheet title="Mitgliederportal" onClose={onClose}>
    {close => <DisconnectForm account={account} onClose={close} />}
  </FormSheet>
)
