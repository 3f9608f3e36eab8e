import { CallFailed } from '@tafelrunde/contract/http/call'
import { activate, resendActivation } from '@tafelrunde/contract/people/signup'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { call } from '../../../shared/queries/api.ts'
import { ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { isLinkRefused, LinkIncomplete, LinkRefused, LinkUnused } from '../recovery/LinkFailure.tsx'
import { type Link, useLink } from '../recovery/useLink.ts'
import { State } from '../State.tsx'
import { activationMail } from './mailedTo.ts'
import { activationSent } from './mails.texts.ts'
import { SendAgain } from './SendAgain.tsx'

type Outcome = 'working' | 'confirmed' | 'already' | 'refused' | { failure: unknown }

const outcomeOf = async (body: Link): Promise<Outcome> => {
  try {
    await call(activate, { body })
    return 'confirmed'
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 403) return 'already'
    return isLinkRefused(failure) ? 'refused' : { failure }
  }
}

/** Uses the link when the page comes, once: while developing, React runs effects twice. */
const useActivation = (link: Link) => {
  const [outcome, setOutcome] = useState<Outcome>('working')
  const used = useRef(false)
  const use = async () => setOutcome(await outcomeOf(link))
  const again = () => {
    setOutcome('working')
    void use()
  }
  useEffect(() => {
    if (used.current) return
    used.current = true
    void use()
  })
  return { outcome, again }
}

const toLogin = (
  <ButtonLink wide href={paths.login}>
    Anmelden
  </ButtonLink>
)

const states = {
  working: (
    <State title="Einen Moment …" drawing="letter" text="Wir bestätigen gerade Ihre E-Mail-Adresse." />
  ),
  confirmed: (
    <State
      title="Ihr Konto ist bestätigt"
      drawing="tick"
      text="Melden Sie sich jetzt mit Ihrer E-Mail-Adresse und Ihrem Passwort an."
    >
      {toLogin}
    </State>
  ),
  already: (
    <State
      title="Ihr Konto ist schon bestätigt"
      drawing="tick"
      text="Es ist nichts mehr zu tun. Sie können sich anmelden."
    >
      {toLogin}
    </State>
  ),
}

const NewLink = () => {
  const email = activationMail.use()
  return <SendAgain endpoint={resendActivation} email={email} sent={activationSent} primary />
}

const newLink = { instead: 'Wir senden Ihnen gern eine neue Nachricht.', children: <NewLink /> }

const Activation = ({ link }: { link: Link }) => {
  const { outcome, again } = useActivation(link)
  if (outcome === 'refused') return <LinkRefused {...newLink} />
  if (typeof outcome === 'object') return <LinkUnused failure={outcome.failure} onRetry={again} />
  return states[outcome]
}

/** Where the link of the activation mail leads: the account is confirmed at once. */
export const RegisterConfirmScreen = () => {
  const { link } = useLink(paths.registerConfirm)
  return (
    <Page title="Konto bestätigen" back={paths.events}>
      {link ? <Activation key={link.token} link={link} /> : <LinkIncomplete {...newLink} />}
    </Page>
  )
}
