import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, removePasskey } from '@tafelrunde/contract/people/passkeys'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { renewSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { CodeField } from '../login/CodeField.tsx'
import { stayLoggedIn } from '../login/stayLoggedIn.ts'
import { OwnPassword } from '../recovery/OwnPassword.tsx'
import * as api from './passkeys.api.ts'
import { useHasPassword } from './portalLink.api.ts'

type Props = {
  email: string
  passkey: Passkey
  /** No other second step stays: it takes a recovery code. */
  isLast: boolean
  onDone: () => void
}

const removed = {
  stays: 'Passkey entfernt. Andere Geräte sind abgemeldet.',
  leaves: 'Passkey entfernt. Bitte melden Sie sich neu an.',
}

/** Removes a passkey, with the own password. */
export const PasskeyRemove = ({ email, passkey, isLast, onDone }: Props) => {
  const hasPassword = useHasPassword()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(removePasskey.schema.body, inForms),
    defaultValues: { ...(hasPassword && { current_password: '' }), ...(isLast && { code: '' }) },
  })
  const { errors, isSubmitting } = formState
  const remove = handleSubmit(async body => {
    try {
      await renewSession(async () => {
        await api.removePasskey(passkey.id, body)
        await stayLoggedIn({ email, password: body.current_password }, removed)
      })
      await api.rereadPasskeys()
      onDone()
    } catch (failure) {
      showAtFields(failure, ['current_password', 'code'], setError)
    }
  })
  return (
    <FormGrid onSubmit={remove}>
      <p className={css['account-text']}>
        Mit „{passkey.name}“ meldet sich danach niemand mehr an. Löschen Sie ihn auch dort, wo er aufbewahrt
        wird. Ihre anderen Geräte werden abgemeldet.
        {isLast &&
          ' Es ist Ihr letzter zweiter Schritt: Danach genügt wieder das Passwort, und Ihre Wiederherstellungscodes gelten nicht mehr.'}
      </p>
      {hasPassword && (
        <OwnPassword
          email={email}
          error={errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      {isLast && <CodeField isRecovery error={errors.code?.message} {...register('code')} />}
      <Button type="submit" wide pending={isSubmitting}>
        Entfernen
      </Button>
      <Button kind="plain" onClick={onDone}>
        Zurück
      </Button>
    </FormGrid>
  )
}
