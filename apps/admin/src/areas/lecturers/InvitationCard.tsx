import { TextField } from '@mui/material'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import {
  inviteLecturer,
  type OfficeLecturer,
  revokeInvitation,
} from '@tafelrunde/contract/admin/people/lecturers'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './lecturer.module.css'

/** Sends what the office asks for, and tells how it went: what is wrong with the address stands at its field. */
const useSending = () => {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const send = async (ask: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await ask()
      notify(done)
      refresh()
    } catch (failure) {
      const wrong = fieldFailures(failure)[0]?.[1]
      setProblem(wrong)
      if (wrong === undefined) notify(failureText(failure), { type: 'error' })
    }
    setBusy(false)
  }
  return { problem, isBusy, send }
}

const Invited = ({ id, invitation }: Pick<OfficeLecturer, 'id'> & { invitation: Invitation }) => {
  const { isBusy, send } = useSending()
  const { email, created, expires } = invitation
  const again = () => call(inviteLecturer, { params: { id }, body: { email } })
  const revoke = () => call(revokeInvitation, { params: { id } })
  return (
    <>
      <p className="text">
        Eingeladen: <strong>{email}</strong>, am {tableDay(created)}. Der Link gilt bis {tableDay(expires)}.
      </p>
      <div className={css['invitation-buttons']}>
        <Button
          label="Erneut einladen"
          disabled={isBusy}
          onClick={() =>
            void send(again, 'Eine neue Einladung ist unterwegs. Der frühere Link gilt nicht mehr.')
          }
        />
        <Button
          label="Zurückziehen"
          color="error"
          disabled={isBusy}
          onClick={() => void send(revoke, 'Die Einladung gilt nicht mehr.')}
        />
      </div>
    </>
  )
}

type Invitation = NonNullable<OfficeLecturer['invitation']>

const InvitationForm = ({ id }: Pick<OfficeLecturer, 'id'>) => {
  const { problem, isBusy, send } = useSending()
  const [email, setEmail] = useState('')
  const invite = () => call(inviteLecturer, { params: { id }, body: { email } })
  return (
    <form
      noValidate
      className={css['invitation']}
      onSubmit={event => {
        event.preventDefault()
        void send(invite, 'Die Einladung ist unterwegs.')
      }}
    >
      <p className="text">
        Die Person bekommt einen Link, der 14&nbsp;Tage gilt. Damit übernimmt sie das Profil mit ihrem Konto
        und trägt selbst ein, was in der App über sie steht.
      </p>
      <TextField
        label="E-Mail-Adresse"
        type="email"
        fullWidth
        value={email}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="outlined" size="medium" label="Einladen" disabled={isBusy} />
    </form>
  )
}

/** Who was invited to take the profile over, or a form for it; nothing where the profile has an account. */
export const InvitationCard = ({ lecturer: { id, account, invitation } }: { lecturer: OfficeLecturer }) => {
  if (account) return null
  return (
    <Card title="Einladung">
      {invitation ? <Invited id={id} invitation={invitation} /> : <InvitationForm id={id} />}
    </Card>
  )
}
