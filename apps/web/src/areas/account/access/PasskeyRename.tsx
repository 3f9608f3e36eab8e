import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, renamePasskey } from '@tafelrunde/contract/people/passkeys'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import * as api from './passkeys.api.ts'

/** Calls a passkey something that its owner knows it by. */
export const PasskeyRename = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(renamePasskey.schema.body, inForms),
    defaultValues: { name: passkey.name },
  })
  const { errors, isSubmitting } = formState
  const rename = handleSubmit(async body => {
    try {
      await api.renamePasskey(passkey.id, body)
      onDone()
    } catch (failure) {
      showAtFields(failure, ['name'], setError)
    }
  })
  return (
    <FormGrid onSubmit={rename}>
      <Field label="Name des Passkeys" maxLength={60} error={errors.name?.message} {...register('name')} />
      <Button type="submit" wide pending={isSubmitting}>
        Speichern
      </Button>
      <Button kind="plain" onClick={onDone}>
        Zurück
      </Button>
    </FormGrid>
  )
}
