import { zodResolver } from '@hookform/resolvers/zod'
import { beginSecondFactor, type SecondFactorSetup } from '@tafelrunde/contract/second-factor'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../shared/formFailures.ts'
import { inForms } from '../../shared/forms.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../shared/ui/fields/FormGrid.tsx'
import css from './account.module.css'
import { OwnPassword } from './OwnPassword.tsx'
import * as api from './secondFactor.api.ts'

type Props = { email: string; onBegun: (setup: SecondFactorSetup) => void; onPasskey: () => void }

/** What it is good for, and the own password: a device that lies open must not set it up. */
export const SecondFactorBegin = ({ email, onBegun, onPasskey }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(beginSecondFactor.schema.body, inForms),
    defaultValues: { current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const begin = handleSubmit(async body => {
    try {
      onBegun(await api.beginSecondFactor(body))
    } catch (failure) {
      showAtFields(failure, ['current_password'], setError)
    }
  })
  return (
    <FormGrid onSubmit={begin}>
      <p className={css['account-text']}>
        Nach dem Passwort fragt die Anmeldung dann nach einem Code, den nur Ihr Telefon zeigt. Wer Ihr
        Passwort erfährt, kommt damit allein nicht in Ihr Konto.
      </p>
      <p className={css['account-text']}>
        Sie brauchen eine Authenticator-App, zum Beispiel die Passwörter-App Ihres iPhones, Google
        Authenticator, Aegis oder Ihren Passwortmanager.
      </p>
      <OwnPassword email={email} error={errors.current_password?.message} {...register('current_password')} />
      <Button type="submit" wide pending={isSubmitting}>
        Weiter
      </Button>
      <Button kind="plain" onClick={onPasskey}>
        Lieber einen Passkey
      </Button>
    </FormGrid>
  )
}
