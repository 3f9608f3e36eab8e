import { zodResolver } from '@hookform/resolvers/zod'
import {
  renewRecoveryCodes,
  type SecondFactor,
  type SecondFactorSetup,
} from '@tafelrunde/contract/people/second-factor'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { confirmed } from '../../../shared/overlays/confirm.ts'
import { renewSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { CodeField } from '../login/CodeField.tsx'
import { stayLoggedIn } from '../login/stayLoggedIn.ts'
import { OwnPassword } from '../recovery/OwnPassword.tsx'
import { useHasPassword } from './portalLink.api.ts'
import * as api from './secondFactor.api.ts'
import { codesLeftText, secondFactorText } from './secondFactor.texts.ts'

type Props = {
  email: string
  secondFactor: SecondFactor
  onCodes: (codes: readonly string[]) => void
  onBegun: (setup: SecondFactorSetup) => void
  onOff: () => void
}

const offQuestion = {
  header: 'Anmeldung in zwei Schritten ausschalten?',
  message:
    'Zum Anmelden genügt dann wieder das Passwort. Ihre Wiederherstellungscodes gelten nicht mehr, und Ihre anderen Geräte werden abgemeldet.',
  yes: 'Ausschalten',
  no: 'Eingeschaltet lassen',
}

const off = {
  stays: 'Anmeldung in zwei Schritten ausgeschaltet. Andere Geräte sind abgemeldet.',
  leaves: 'Anmeldung in zwei Schritten ausgeschaltet. Bitte melden Sie sich neu an.',
}

/** What can be done while it is on, with the password and a code: another phone, new recovery codes, or off again. */
export const SecondFactorOn = ({ email, secondFactor, onCodes, onBegun, onOff }: Props) => {
  const hasPassword = useHasPassword()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(renewRecoveryCodes.schema.body, inForms),
    defaultValues: { ...(hasPassword && { current_password: '' }), code: '' },
  })
  const { errors, isSubmitting } = formState
  const withBoth = (
    perform: (both: { current_password?: string | undefined; code: string }) => Promise<void>,
  ) =>
    handleSubmit(async both => {
      try {
        await perform(both)
      } catch (failure) {
        showAtFields(failure, ['current_password', 'code'], setError)
      }
    })
  const renew = withBoth(async both => onCodes(await api.renewRecoveryCodes(both)))
  const renewPhone = withBoth(async both => onBegun(await api.beginSecondFactor(both)))
  const switchOff = withBoth(async both => {
    if (!(await confirmed(offQuestion))) return
    await renewSession(async () => {
      await api.switchOffSecondFactor(both)
      await stayLoggedIn({ email, password: both.current_password }, off)
    })
    void api.rereadSecondFactor()
    onOff()
  })
  return (
    <FormGrid onSubmit={renew}>
      <p className={css['account-text']}>
        {secondFactorText(secondFactor)}. {codesLeftText(secondFactor)}
      </p>
      <p className={css['account-text']}>
        {secondFactor.is_duty
          ? 'Für das Büro ist sie Pflicht und bleibt deshalb eingeschaltet.'
          : 'Sie können sie jederzeit ausschalten.'}
      </p>
      {hasPassword && (
        <OwnPassword
          email={email}
          error={errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      <CodeField
        label="Code aus der App oder Wiederherstellungscode"
        isRecovery
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Neue Wiederherstellungscodes
      </Button>
      <Button kind="outline" wide pending={isSubmitting} onClick={() => void renewPhone()}>
        Anderes Telefon einrichten
      </Button>
      {!secondFactor.is_duty && (
        <Button kind="outline" wide pending={isSubmitting} onClick={() => void switchOff()}>
          Ausschalten
        </Button>
      )}
    </FormGrid>
  )
}
