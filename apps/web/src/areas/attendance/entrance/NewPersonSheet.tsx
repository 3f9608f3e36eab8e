import { zodResolver } from '@hookform/resolvers/zod'
import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { useKey } from '../../../shared/queries/once.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import type { Outcome } from './admit.ts'
import { ofPerson } from './entrance.failures.ts'
import { NewPerson, registerNew } from './newPerson.ts'

type Props = { entrance: Entrance; onOutcome: (outcome: Outcome) => void; onClose: () => void }

const NewPersonForm = ({ entrance, onOutcome, onClose }: Props) => {
  const form = useForm({
    resolver: zodResolver(NewPerson, inForms),
    defaultValues: { first_name: '', last_name: '', email: '' },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const keyFor = useKey()
  const send = handleSubmit(async person => {
    try {
      onOutcome(await registerNew(entrance, person, keyFor(person)))
      onClose()
    } catch (failure) {
      showAtFields(ofPerson(failure), ['first_name', 'last_name', 'email'], setError)
    }
  })
  return (
    <FormGrid onSubmit={send}>
      <Field
        label="Vorname"
        autoComplete="off"
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <Field
        label="Nachname"
        autoComplete="off"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
      <Field
        label="E-Mail-Adresse"
        type="email"
        autoComplete="off"
        hint="Dorthin gehen der Zugang und die Anmeldung."
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Anmelden und einlassen
      </Button>
    </FormGrid>
  )
}

/** Somebody who has no account gets one at the counter, is registered and let in. */
export const NewPersonSheet = (props: Props) => (
  <FormSheet title="Neue Person" onClose={props.onClose}>
    {close => <NewPersonForm {...props} onClose={close} />}
  </FormSheet>
)
