import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@tafelrunde/contract/people/account'
import { setPassword } from '@tafelrunde/contract/people/credentials'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { call } from '../../../shared/queries/api.ts'
import { renewSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { NewPasswordField } from '../../../shared/ui/fields/NewPasswordField.tsx'
import css from '../account.module.css'
import { stayLoggedIn } from '../login/stayLoggedIn.ts'

type Props = { account: Account; onClose: () => void }

const done = {
  stays: 'Passwort geändert. Andere Geräte sind abgemeldet.',
  leaves: 'Passwort geändert. Bitte melden Sie sich damit an.',
}

const PasswordForm = ({ account, onClose }: Props) => {
  const form = useForm({
    resolver: zodResolver(setPassword.schema.body, inForms),
    defaultValues: { current_password: '', new_password: '' },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'new_password' })
  const draft = useDraft('account password', form, { without: ['current_password', 'new_password'] })
  const { email, first_name, last_name } = account

  const change = handleSubmit(async body => {
    try {
      await renewSession(async () => {
        await call(setPassword, { body })
        draft.clear()
        await stayLoggedIn({ email, password: body.new_password }, done)
      })
      onClose()
    } catch (failure) {
      showAtFields(failure, ['current_password', 'new_password'], setError)
    }
  })

  return (
    <FormGrid onSubmit={change}>
      <p className={css['account-text']}>Auf Ihren anderen Geräten müssen Sie sich danach neu anmelden.</p>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Aktuelles Passwort"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordField
        label="Neues Passwort"
        password={String(typed)}
        ownWords={[email, first_name, last_name]}
        error={errors.new_password?.message}
        {...register('new_password')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Passwort ändern
      </Button>
    </FormGrid>
  )
}

export const AccountPassword = ({ account, onClose }: Props) => (
  <FormSheet title="Passwort ändern" onClose={onClose}>
    {close => <PasswordForm account={account} onClose={close} />}
  </FormSheet>
)
