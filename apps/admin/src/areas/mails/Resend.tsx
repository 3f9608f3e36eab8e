import TextField from '@mui/material/TextField'
import { type OutboxLetter, resendMail } from '@tafelrunde/contract/admin/mails/mails'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

const labels = {
  waiting: 'Jetzt senden',
  failed: 'Noch einmal versuchen',
  sent: 'Noch einmal senden',
  bounced: 'Noch einmal senden',
}

/** Sends a mail anew, to the same address or another one; a key to an account only if it did not go out yet. */
export const Resend = ({ mail: { id, state, recipient: first, is_key } }: { mail: OutboxLetter }) => {
  const [recipient, setRecipient] = useState(first)
  const redirect = useRedirect()
  const isOut = state === 'sent' || state === 'bounced'
  if (is_key && isOut) return null

  const send = async () => {
    const sent = await call(resendMail, { params: { id }, body: { recipient } })
    if (sent.id !== id) redirect(`/mails/${sent.id}/show`)
  }
  return (
    <Deed
      label={labels[state]}
      title={labels[state]}
      text={
        isOut
          ? 'Eine Abschrift mit gleichem Text und gleichen Anhängen geht noch einmal hinaus.'
          : 'Die E-Mail geht gleich hinaus, wie sie ist.'
      }
      done="Die E-Mail ist unterwegs."
      perform={send}
    >
      {!is_key && (
        <TextField
          label="E-Mail-Adresse"
          type="email"
          fullWidth
          value={recipient}
          onChange={({ target }) => setRecipient(target.value)}
        />
      )}
    </Deed>
  )
}
