import { zodResolver } from '@hookform/resolvers/zod'
import { confirmSecondFactor, type SecondFactorSetup } from '@tafelrunde/contract/people/second-factor'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { CodeField } from '../login/CodeField.tsx'
import { copyText } from './copyText.ts'
import * as api from './secondFactor.api.ts'
import { inGroups } from './secondFactor.texts.ts'

type Props = { setup: SecondFactorSetup; onOn: (codes: readonly string[]) => void; onAgain: () => void }

/** Brings the secret into an app; its first code proves that it is there. */
export const SecondFactorConfirm = ({ setup: { setup, secret, uri, qr }, onOn, onAgain }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmSecondFactor.schema.body, inForms),
    defaultValues: { setup, code: '' },
  })
  const { errors, isSubmitting } = formState
  const confirm = handleSubmit(async body => {
    try {
      onOn(await api.confirmSecondFactor(body))
    } catch (failure) {
      showAtFields(failure, ['code'], setError)
    }
  })
  return (
    <FormGrid onSubmit={confirm}>
      <h2 className={css['account-sent']} tabIndex={-1} ref={heading => heading?.focus()}>
        In die Authenticator-App aufnehmen
      </h2>
      <p className={css['account-text']}>
        Scannen Sie den Code mit der App. Ist sie auf diesem Gerät, öffnen Sie sie von hier, oder geben Sie
        den Schlüssel dort von Hand ein.
      </p>
      <img
        className={css['second-factor__code']}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR-Code für die Authenticator-App"
      />
      <dl className={css['second-factor__secret']}>
        <dt>Schlüssel</dt>
        <dd>
          <code>{inGroups(secret)}</code>
        </dd>
      </dl>
      <div className={css['account-actions']}>
        <ButtonLink kind="tonal" size="row" href={uri}>
          App öffnen
        </ButtonLink>
        <Button kind="outline" size="row" onClick={() => void copyText(secret, 'Schlüssel', 'ihn')}>
          Schlüssel kopieren
        </Button>
      </div>
      <CodeField
        hint="Die sechs Ziffern, die die App jetzt zeigt."
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Einschalten
      </Button>
      <Button kind="plain" onClick={onAgain}>
        Zurück
      </Button>
    </FormGrid>
  )
}
