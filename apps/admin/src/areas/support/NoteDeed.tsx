import TextField from '@mui/material/TextField'
import { noteSupport } from '@tafelrunde/contract/admin/people/support'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** Something that the office reads alone, but for the person's right to all that is kept about them. */
export const NoteDeed = ({ id }: { id: number }) => {
  const [message, setMessage] = useState('')
  return (
    <Deed
      label="Notiz schreiben"
      title="Notiz schreiben"
      text="Nur für das Büro: Niemand bekommt eine Mail. In der Datenauskunft liest die Person sie mit."
      perform={async () => {
        await call(noteSupport, { params: { id }, body: { message } })
        setMessage('')
      }}
    >
      <TextField
        label="Notiz"
        multiline
        minRows={3}
        fullWidth
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </Deed>
  )
}
