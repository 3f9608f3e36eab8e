import { fullName } from '@tafelrunde/ui/names.ts'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useSession } from '../../shared/session/session.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { State } from '../account/State.tsx'
import { type Sent, SupportForm } from './SupportForm.tsx'

const Thanks = ({ message: { id, email }, onAgain }: { message: Sent; onAgain: () => void }) => (
  <Page title="Hilfe" back={paths.about}>
    <State
      title="Danke, Ihre Nachricht ist angekommen"
      drawing="letter"
      text={
        <>
          Sie ist bei uns die Anfrage Nr.&nbsp;{id}. Eine Bestätigung ist an <b>{email}</b> unterwegs. Die
          Geschäftsstelle antwortet Ihnen an diese Adresse, in der Regel innerhalb weniger Werktage.
        </>
      }
    >
      <ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>
      <Button kind="plain" onClick={onAgain}>
        Noch eine Nachricht schreiben
      </Button>
    </State>
  </Page>
)

/** A message to the office, and what happens with it once it is sent. */
export const SupportScreen = () => {
  const { account, starting } = useSession()
  const [sent, setSent] = useState<Sent>()
  const again = () => setSent(undefined)
  // Whoever comes back to it wants to write once more.
  useEffect(() => () => setSent(undefined), [])
  if (sent) return <Thanks message={sent} onAgain={again} />
  if (starting) return <Page title="Hilfe" back={paths.about} />
  const { id, email } = account
  return <SupportForm key={id} name={fullName(account)} email={email} onSent={setSent} />
}
