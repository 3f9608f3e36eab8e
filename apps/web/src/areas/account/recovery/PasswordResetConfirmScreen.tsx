import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordReset } from '@tafelrunde/contract/people/credentials'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { useGo } from '../../../shared/page/useGo.ts'
import { call } from '../../../shared/queries/api.ts'
import { logout, readSession } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { CheckField } from '../../../shared/ui/fields/CheckField.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { NewPasswordField } from '../../../shared/ui/fields/NewPasswordField.tsx'
import { resetMail } from '../register/mailedTo.ts'
import css from '../register/start.module.css'
import { isLinkRefused, LinkIncomplete, LinkRefused } from './LinkFailure.tsx'
import { type Link, useLink } from './useLink.ts'

const frame = { title: 'Neues Passwort', back: paths.login }

const newLink = {
  instead: 'Fordern Sie einfach einen neuen an.',
  children: (
    <ButtonLink wide href={paths.passwordReset}>
      Neuen Link anfordern
    </ButtonLink>
  ),
}

type Props = { link: Link; hasKeys: boolean; onRefused: () => void }

const PasswordForm = ({ link, hasKeys, onRefused }: Props) => {
  const { insteadTo } = useGo()
  const formId = useId()
  const email = resetMail.use()
  const form = useForm({
    resolver: zodResolver(confirmPasswordReset.schema.body, inForms),
    defaultValues: { ...link, new_password: '', ...(hasKeys && { end_keys: false }) },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'new_password' })
  const draft = useDraft('new password', form, { without: ['uid', 'token', 'new_password'] })

  const submit = handleSubmit(async body => {
    try {
      await call(confirmPasswordReset, { body })
    } catch (failure) {
      if (isLinkRefused(failure)) return onRefused()
      return showAtFields(failure, ['new_password'], setError)
    }
    draft.clear()
    // Every device has been logged out by it, this one too.
    if (readSession().loggedIn) await logout()
    void showToast('Ihr neues Passwort gilt. Melden Sie sich damit an.', { icon: 'check' })
    return insteadTo(paths.login)
  })

  return (
    <Page
      {...frame}
      foot={
        <FormFoot>
          <Button type="submit" form={formId} wide pending={isSubmitting}>
            Passwort speichern
          </Button>
        </FormFoot>
      }
    >
      <form id={formId} className={css['start-form']} onSubmit={event => void submit(event)} noValidate>
        <p className={css['start-text']}>
          Danach melden Sie sich auf allen Geräten mit dem neuen Passwort an.
        </p>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label="Neues Passwort"
          enterKeyHint="done"
          password={String(password)}
          ownWords={[email]}
          error={errors.new_password?.message}
          {...register('new_password')}
        />
        {hasKeys && (
          <CheckField {...register('end_keys')}>
            Auch meine Schlüssel der Schnittstelle beenden. Programme, die damit arbeiten, brauchen dann neue.
            Wählen Sie das, wenn jemand Fremdes in Ihrem Konto gewesen sein kann.
          </CheckField>
        )}
      </form>
    </Page>
  )
}

/** Where the link of the mail for a new password leads. */
export const PasswordResetConfirmScreen = () => {
  const { link, hasKeys } = useLink(paths.passwordResetConfirm)
  const [refused, setRefused] = useState<string>()
  if (link && link.token !== refused)
    return (
      <PasswordForm key={link.token} link={link} hasKeys={hasKeys} onRefused={() => setRefused(link.token)} />
    )
  return <Page {...frame}>{link ? <LinkRefused {...newLink} /> : <LinkIncomplete {...newLink} />}</Page>
}
