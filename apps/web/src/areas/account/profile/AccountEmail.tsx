import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@tafelrunde/contract/people/account'
import * as contract from '@tafelrunde/contract/people/credentials'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { EmailField } from '../login/EmailField.tsx'
import { EmailPending } from './EmailPending.tsx'
import { setEmail } from './emailChange.api.ts'

type Props = { account: Account; onClose: () => void }

const EmailForm = ({ account, onSent }: { account: Account; onSent: (address: string) => void }) => {
  const form = useForm({
    resolver: zodResolver(contract.setEmail.schema.body, inForms),
    defaultValues: { new_email: '', current_password: '' },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('account email', form, { without: ['current_password'] })

  const send = handleSubmit(async body => {
    try {
      await setEmail(body)
      draft.clear()
      onSent(body.new_email)
    } catch (failure) {
      showAtFields(failure, ['new_email', 'current_password'], setError)
    }
  })

  return (
    <FormGrid onSubmit={send}>
      <EmailPending />
      <p className={css['account-text']}>
        Wir schicken einen Link an die neue Adresse. Bis Sie ihn öffnen, bleibt es bei {account.email}.
      </p>
      <EmailField
        label="Neue E-Mail-Adresse"
        autoComplete="email"
        error={errors.new_email?.message}
        {...register('new_email')}
      />
      <PasswordField
        label="Ihr Passwort"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Link senden
      </Button>
    </FormGrid>
  )
}

/** Takes the place of the form that had the focus, and with it the focus. */
const Sent = ({ to, onDone }: { to: string; onDone: () => void }) => (
  <FormGrid>
    <h2 className={css['account-sent']} tabIndex={-1} ref={heading => heading?.focus()}>
      Sehen Sie in Ihr Postfach
    </h2>
    <p className={css['account-text']}>
      Ein Link ist unterwegs an <strong>{to}</strong>. Erst wenn Sie ihn öffnen, gilt die neue Adresse; dafür
      haben Sie drei Tage Zeit.
    </p>
    <p className={css['account-text']}>
      Nichts angekommen? Sehen Sie auch im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt.
    </p>
    <Button wide onClick={onDone}>
      Fertig
    </Button>
  </FormGrid>
)

/** A new address, which counts once the link in the mail to it is used. */
export const AccountEmail = ({ account, onClose }: Props) => {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <FormSheet title="E-Mail-Adresse ändern" onClose={onClose}>
      {close =>
        sentTo === undefined ? (
          <EmailForm account={account} onSent={setSentTo} />
        ) : (
          <Sent to={sentTo} onDone={close} />
        )
      }
    </FormSheet>
  )
}
