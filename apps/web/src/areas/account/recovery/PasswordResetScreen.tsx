import { zodResolver } from '@hookform/resolvers/zod'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { resetPassword } from '@tafelrunde/contract/people/credentials'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { useGo } from '../../../shared/page/useGo.ts'
import { call } from '../../../shared/queries/api.ts'
import { showError, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { EmailField } from '../login/EmailField.tsx'
import { resetMail } from '../register/mailedTo.ts'
import css from '../register/start.module.css'

export const PasswordResetScreen = () => {
  const { insteadTo } = useGo()
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(resetPassword.schema.body, inForms),
    defaultValues: { email: '' },
  })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('password reset', form)

  const submit = handleSubmit(async body => {
    try {
      await call(resetPassword, { body })
      resetMail.set(body.email)
      draft.clear()
      reset()
      void showToast('Passwort Rücksetzung gesendet', { icon: 'mail' })
      insteadTo(paths.passwordResetSent)
    } catch (failure) {
      void showError('Fehler bei der Passwortrücksetzung')
      // The toast of spec 8 does not say why; that stands at the field.
      const message = fieldFailures(failure)[0]?.[1] ?? failureText(failure)
      setError('email', { message }, { shouldFocus: true })
    }
  })

  return (
    <Page
      title="Passwort vergessen"
      back={paths.login}
      foot={
        <FormFoot>
          <Button type="submit" form={formId} wide pending={isSubmitting}>
            Link senden
          </Button>
        </FormFoot>
      }
    >
      <form id={formId} className={css['start-form']} onSubmit={event => void submit(event)} noValidate>
        <p className={css['start-text']}>
          Wir senden Ihnen eine Nachricht mit einem Link, über den Sie ein neues Passwort setzen.
        </p>
        <EmailField enterKeyHint="send" error={errors.email?.message} {...register('email')} />
      </form>
    </Page>
  )
}
