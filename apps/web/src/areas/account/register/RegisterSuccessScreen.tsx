import { resendActivation } from '@tafelrunde/contract/people/signup'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { State } from '../State.tsx'
import { activationMail } from './mailedTo.ts'
import { activationSent } from './mails.texts.ts'
import { SendAgain } from './SendAgain.tsx'

/** Look into your mail. Whoever comes here by themselves has the mail sent again. */
export const RegisterSuccessScreen = () => {
  const email = activationMail.use()
  const text = email ? (
    <>
      Wir haben eine Nachricht an <b>{email}</b> gesendet. Öffnen Sie den Link darin, um Ihr Konto zu
      bestätigen.
    </>
  ) : (
    'Öffnen Sie den Link in unserer Nachricht, um Ihr Konto zu bestätigen. Ist keine angekommen, senden wir sie noch einmal.'
  )
  return (
    <Page title="Konto bestätigen" back={paths.login}>
      <State title="Sehen Sie in Ihr Postfach" drawing="letter" text={text}>
        <SendAgain endpoint={resendActivation} email={email} sent={activationSent} primary={!email} />
        <ButtonLink kind="plain" href={paths.login}>
          Zur Anmeldung
        </ButtonLink>
      </State>
    </Page>
  )
}
