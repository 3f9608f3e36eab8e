import { TextField } from '@mui/material'
import {
  inviteLecturer,
  type OfficeLecturer,
  revokeInvitation,
} from '@tafelrunde/contract/admin/people/lecturers'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { isAtField, useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './lecturer.module.css'

const Invited = ({ id, invitation }: Pick<OfficeLecturer, 'id'> & { invitation: Invitation }) => {
  const { email, created, expires } = invitation
  const onSuccess = useRefresh()
  const again = useDeed(() => call(inviteLecturer, { params: { id }, body: { email } }), {
    done: 'Eine neue Einladung ist unterwegs. Der frühere Link gilt nicht mehr.',
    onSuccess,
  })
  const revoke = useDeed(() => call(revokeInvitation, { params: { id } }), {
    done: 'Die Einladung gilt nicht mehr.',
    onSuccess,
  })
  const isBusy = again.isBusy || revoke.isBusy
  return (
    <>
      <p className="text">
        Eingeladen: <strong>{email}</strong>, am {tableDay(created)}. Der Link gilt bis {tableDay(expires)}.
      </p>
      <div className={css['invitation-buttons']}>
        <Button label="Erneut einladen" disabled={isBusy} onClick={() => again.run()} />
        <Button label="Zurückziehen" color="error" disabled={isBusy} onClick={() => revoke.run()} />
      </div>
    </>
  )
}

type Invitation = NonNullable<OfficeLecturer['invitation']>

const InvitationForm = ({ id }: Pick<OfficeLecturer, 'id'>) => {
  const [email, setEmail] = useState('')
  const invite = () => call(inviteLecturer, { params: { id }, body: { email } })
  const { run, isBusy, wrong } = useDeed(invite, {
    done: 'Die Einladung ist unterwegs.',
    shows: isAtField,
    onSuccess: useRefresh(),
  })
  return (
    <form
      noValidate
      className={css['invitation']}
      onSubmit={event => {
        event.preventDefault()
        run()
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
        error={wrong.email !== undefined}
        helperText={wrong.email}
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
