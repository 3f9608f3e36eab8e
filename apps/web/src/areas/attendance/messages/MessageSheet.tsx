import { zodResolver } from '@hookform/resolvers/zod'
import { type LecturerTimeslot, writeToParticipants } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { useKey } from '../../../shared/queries/once.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CheckField } from '../../../shared/ui/fields/CheckField.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { type Message, sendMessage } from './message.api.ts'
import { hiddenAddresses, recipientOptions, sentText } from './message.texts.ts'

type Props = { timeslot: LecturerTimeslot; onClose: () => void }

const defaultValues: Message = { subject: '', message: '', to: 'participants', reply_to_me: false }

const MessageForm = ({ timeslot, onClose }: Props) => {
  const form = useForm({ resolver: zodResolver(writeToParticipants.schema.body, inForms), defaultValues })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft(`message ${timeslot.id}`, form)
  const keyFor = useKey()

  const send = handleSubmit(async body => {
    try {
      const { recipients } = await sendMessage(timeslot.id, body, keyFor(body))
      draft.clear()
      void showToast(sentText(recipients), { icon: 'mail' })
      onClose()
    } catch (failure) {
      showAtFields(failure, ['subject', 'message'], setError)
    }
  })

  return (
    <FormGrid onSubmit={send}>
      <SelectField
        label="An"
        options={recipientOptions(timeslot)}
        hint={hiddenAddresses}
        {...register('to')}
      />
      <Field label="Betreff" autoComplete="off" error={errors.subject?.message} {...register('subject')} />
      <TextAreaField label="Nachricht" rows={7} error={errors.message?.message} {...register('message')} />
      <CheckField {...register('reply_to_me')}>
        Antworten gehen an meine E-Mail-Adresse. Die Empfänger sehen sie dann.
      </CheckField>
      <Button type="submit" icon="mail" wide pending={isSubmitting}>
        Nachricht senden
      </Button>
    </FormGrid>
  )
}

/** A message to everybody in a Termin. */
export const MessageSheet = ({ timeslot, onClose }: Props) => (
  <FormSheet title="Nachricht schreiben" onClose={onClose}>
    {close => <MessageForm timeslot={timeslot} onClose={close} />}
  </FormSheet>
)
