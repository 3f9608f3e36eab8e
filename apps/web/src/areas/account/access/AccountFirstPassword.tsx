import type { Account } from '@tafelrunde/contract/people/account'
import { useState } from 'react'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import { askForPassword } from './portalLink.api.ts'

type Props = { account: Account; onClose: () => void }

const FirstPassword = ({ account: { email }, onClose }: Props) => {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await askForPassword(email)
      void showToast(`Der Link ist unterwegs an ${email}.`, { icon: 'mail' })
      onClose()
    } catch (failure) {
      setSending(false)
      void showFailure(failure)
    }
  }
  return (
    <FormGrid
      onSubmit={async event => {
        event.preventDefault()
        await send()
      }}
    >
      <p className={css['account-text']}>
        Bisher melden Sie sich nur über das Mitgliederportal an. Um Ihren Zugang hier zu ändern, brauchen Sie
        ein Passwort. Wir schicken Ihnen an {email} einen Link, mit dem Sie eines wählen. Danach sind Sie auf
        allen Geräten abgemeldet.
      </p>
      <Button type="submit" wide pending={isSending}>
        Link schicken
      </Button>
    </FormGrid>
  )
}

/** For whoever has logged in with the member portal alone so far. */
export const AccountFirstPassword = ({ account, onClose }: Props) => (
  <FormSheet title="Passwort einrichten" onClose={onClose}>
    {close => <FirstPassword account={account} onClose={close} />}
  </FormSheet>
)
