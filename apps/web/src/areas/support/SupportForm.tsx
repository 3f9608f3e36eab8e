import { zodResolver } from '@hookform/resolvers/zod'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type SupportMessage, writeToSupport } from '@tafelrunde/contract/support'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { useDraft } from '../../shared/drafts/draft.ts'
import { showAtFields } from '../../shared/forms/formFailures.ts'
import { inForms } from '../../shared/forms/forms.ts'
import { NeedsNetwork } from '../../shared/page/NeedsNetwork.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { callOnce, useKey } from '../../shared/queries/once.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Field } from '../../shared/ui/fields/Field.tsx'
import { FormFoot } from '../../shared/ui/fields/FormFoot.tsx'
import { TextAreaField } from '../../shared/ui/fields/TextAreaField.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { Note } from './Note.tsx'
import css from './support.module.css'
import { bodyOf, SupportForm as Form } from './support.rules.ts'
import { useNote } from './useNote.ts'

const fields = ['name', 'email', 'subject', 'message'] as const

export type Sent = z.infer<typeof SupportMessage>
type Props = { name: string; email: string; onSent: (message: Sent) => void }

/** What somebody writes to the office; whoever is logged in finds name and address filled in. */
export const SupportForm = ({ name, email, onSent }: Props) => {
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(Form, inForms),
    defaultValues: { name, email, subject: '', message: '', with_note: true },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('support', form)
  const note = useNote()
  const kept = useWatch({ control, name: 'with_note' })
  const keyFor = useKey()

  const send = handleSubmit(async typed => {
    try {
      // The key is of what was typed: the note may tell another connection the second time.
      const message = await callOnce(keyFor(typed))(writeToSupport, { body: bodyOf(typed, note) })
      draft.clear()
      onSent(message)
    } catch (failure) {
      if (fieldFailures(failure).length > 0) return showAtFields(failure, fields, setError)
      setError('root', { message: failureText(failure) })
    }
  })

  return (
    <Page
      title="Hilfe"
      back={paths.about}
      foot={
        <FormFoot>
          <div className={css['support-refused']} role="alert">
            {errors.root?.message && (
              <IconLine icon="warning" tone="danger">
                {errors.root.message}
              </IconLine>
            )}
          </div>
          <Button type="submit" form={formId} icon="mail" wide pending={isSubmitting}>
            Nachricht senden
          </Button>
        </FormFoot>
      }
    >
      <form id={formId} className={css.support} onSubmit={event => void send(event)} noValidate>
        <p className={css.support__text}>
          Schreiben Sie der Geschäftsstelle: was Sie wissen möchten oder was nicht geht. Die Antwort kommt an
          Ihre Adresse.
        </p>
        <NeedsNetwork to="Senden" />
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="E-Mail-Adresse"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Field label="Betreff" autoComplete="off" error={errors.subject?.message} {...register('subject')} />
        <TextAreaField label="Nachricht" rows={7} error={errors.message?.message} {...register('message')} />
        <Note lines={note} kept={kept} {...register('with_note')} />
      </form>
    </Page>
  )
}
