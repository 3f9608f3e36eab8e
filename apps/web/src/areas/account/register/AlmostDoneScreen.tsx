import { resendActivation } from '@tafelrunde/contract/people/signup'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { State } from '../State.tsx'
import { activationSent } from './mails.texts.ts'
import { SendAgain } from './SendAgain.tsx'

/** In place of everything personal, while somebody has signed up but not confirmed the account yet. */
export const AlmostDoneScreen = () => {
  const { email } = useSession().account
  const text = (
    <>
      Wir haben eine Nachricht an {email ? <b>{email}</b> : 'Sie'} gesendet. Öffnen Sie den Link darin und
      melden Sie sich danach an.
    </>
  )
  return (
    <Page title="Fast fertig" back={paths.events}>
      <State title="Bestätigen Sie Ihre E-Mail-Adresse" drawing="letter" text={text}>
        <ButtonLink wide href={paths.login}>
          Anmelden
        </ButtonLink>
        <SendAgain endpoint={resendActivation} email={email} sent={activationSent} />
      </State>
    </Page>
  )
}
