import { zodResolver } from '@hookform/resolvers/zod'
import { confirmEmailReset } from '@tafelrunde/contract/people/credentials'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { call } from '../../../shared/queries/api.ts'
import { reloadAccount, useSession } from '../../../shared/session/session.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { EmailField } from '../login/EmailField.tsx'
import { rereadEmailChange } from '../profile/emailChange.api.ts'
import css from '../register/start.module.css'
import { State } from '../State.tsx'
import { isLinkRefused, LinkIncomplete, LinkRefused } from './LinkFailure.tsx'
import { type Link, useLink } from './useLink.ts'

const frame = { title: 'E-Mail-Adresse ändern', back: paths.events }

type Outcome = 'changed' | 'sent' | 'refused'
type Props = { link: Link; email: string; onEnd: (outcome: Outcome) => void }

/** One button if the link names the address, else a field for it; a refused address can be mended. */
const AddressForm = ({ link, email, onEnd }: Props) => {
  const formId = useId()
  const { active } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmEmailReset.schema.body, inForms),
    defaultValues: { ...link, new_email: email },
  })
  const { errors, isSubmitting } = formState
  const wrong = errors.new_email?.message
  const isNamed = email !== '' && !wrong

  const submit = handleSubmit(async body => {
    try {
      await call(confirmEmailReset, { body })
    } catch (failure) {
      if (isLinkRefused(failure)) return onEnd('refused')
      return showAtFields(failure, ['new_email'], setError)
    }
    // A link that asked for an address: that one's mailbox answers first.
    if (email === '') return onEnd('sent')
    void rereadEmailChange()
    // Without an answer the app shows the old address until it asks again.
    if (active) await reloadAccount().catch(() => undefined)
    return onEnd('changed')
  })

  return (
    <Page
      {...frame}
      foot={
        <FormFoot>
          <Button type="submit" form={formId} wide pending={isSubmitting}>
            {email === '' ? 'Link senden' : 'Adresse bestätigen'}
          </Button>
        </FormFoot>
      }
    >
      <form id={formId} className={css['start-form']} onSubmit={event => void submit(event)} noValidate>
        <p className={css['start-text']}>
          {isNamed ? (
            <>
              Bestätigen Sie, dass <b>{email}</b> Ihre Adresse ist. Danach melden Sie sich damit an.
            </>
          ) : (
            'Geben Sie Ihre neue Adresse ein. Wir schicken einen Link dorthin; wenn Sie ihn öffnen, gilt sie.'
          )}
        </p>
        {!isNamed && (
          <EmailField
            label="Neue E-Mail-Adresse"
            autoComplete="email"
            enterKeyHint="done"
            error={wrong}
            {...register('new_email')}
          />
        )}
      </form>
    </Page>
  )
}

const Changed = () => {
  const { active } = useSession()
  return (
    <State
      title="Ihre E-Mail-Adresse ist geändert"
      drawing="tick"
      text={
        active
          ? 'Sie melden sich künftig mit der neuen Adresse an.'
          : 'Melden Sie sich jetzt mit der neuen Adresse an.'
      }
    >
      <ButtonLink wide href={active ? paths.account : paths.login}>
        {active ? 'Zum Benutzerkonto' : 'Anmelden'}
      </ButtonLink>
    </State>
  )
}

const Sent = () => (
  <State
    title="Sehen Sie in Ihr Postfach"
    drawing="letter"
    text="Ein Link ist unterwegs an Ihre neue Adresse. Erst wenn Sie ihn öffnen, gilt sie; dafür haben Sie drei Tage Zeit."
  />
)

const newLink = {
  instead: 'Ändern Sie die Adresse im Benutzerkonto noch einmal.',
  children: (
    <ButtonLink wide href={paths.account}>
      Zum Benutzerkonto
    </ButtonLink>
  ),
}

/** Where the link of the mail for a new address leads. */
export const EmailResetScreen = () => {
  const { link, email } = useLink(paths.emailResetConfirm)
  const [ended, setEnded] = useState<{ token: string; outcome: Outcome }>()
  const outcome = ended && ended.token === link?.token ? ended.outcome : undefined
  if (link && !outcome)
    return (
      <AddressForm
        key={link.token}
        link={link}
        email={email}
        onEnd={outcome => setEnded({ token: link.token, outcome })}
      />
    )
  return (
    <Page {...frame}>
      {outcome === 'changed' && <Changed />}
      {outcome === 'sent' && <Sent />}
      {outcome === 'refused' && <LinkRefused {...newLink} />}
      {!link && <LinkIncomplete {...newLink} />}
    </Page>
  )
}
