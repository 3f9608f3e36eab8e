import { resetPassword } from '@tafelrunde/contract/people/credentials'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { resetMail } from '../register/mailedTo.ts'
import { resetSent } from '../register/mails.texts.ts'
import { SendAgain } from '../register/SendAgain.tsx'
import { State } from '../State.tsx'

export const PasswordResetSentScreen = () => {
  const email = resetMail.use()
  const text = (
    <>
      Wenn es zu {email ? <b>{email}</b> : 'Ihrer Adresse'} ein Konto gibt, ist eine Nachricht unterwegs. Über
      den Link darin setzen Sie ein neues Passwort.
    </>
  )
  return (
    <Page title="Nachricht gesendet" back={paths.login}>
      <State title="Sehen Sie in Ihr Postfach" drawing="letter" text={text}>
        <SendAgain endpoint={resetPassword} email={email} sent={resetSent} />
        <ButtonLink kind="plain" href={paths.login}>
          Zur Anmeldung
        </ButtonLink>
      </State>
    </Page>
  )
}
