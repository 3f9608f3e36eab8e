import { zodResolver } from '@hookform/resolvers/zod'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import { beginPasskey } from '@tafelrunde/contract/passkeys'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../shared/formFailures.ts'
import { inForms } from '../../shared/forms.ts'
import { showError, showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../shared/ui/fields/FormGrid.tsx'
import css from './account.module.css'
import { OwnPassword } from './OwnPassword.tsx'
import * as api from './passkeys.api.ts'

type Props = { email: string; onAdded: (codes: readonly string[]) => void; onBack: () => void }

/** The own password; then the browser makes the passkey. */
export const PasskeyAdd = ({ email, onAdded, onBack }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(beginPasskey.schema.body, inForms),
    defaultValues: { current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const add = handleSubmit(async body => {
    try {
      const codes = await api.addPasskey(body)
      void showToast('Passkey hinzugefügt', { icon: 'check' })
      onAdded(codes)
    } catch (failure) {
      if (fieldFailures(failure).length > 0) showAtFields(failure, ['current_password'], setError)
      else void showError(passkeyFailureText(failure))
    }
  })
  return (
    <FormGrid onSubmit={add}>
      <p className={css['account-text']}>
        Danach fragt Ihr Gerät, wo der Passkey aufbewahrt wird, und entsperrt ihn wie sich selbst: mit
        Fingerabdruck, Gesicht oder PIN.
      </p>
      <OwnPassword email={email} error={errors.current_password?.message} {...register('current_password')} />
      <Button type="submit" wide pending={isSubmitting}>
        Passkey hinzufügen
      </Button>
      <Button kind="plain" onClick={onBack}>
        Zurück
      </Button>
    </FormGrid>
  )
}
