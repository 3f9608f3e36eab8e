import TextField from '@mui/material/TextField'
import { noteRegistration, type OfficeRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** What the office reads alone of a registration, but for the person's right to all that is kept about them. */
export const NoteDeed = ({ registration: { id, note: noted } }: { registration: OfficeRegistration }) => {
  const [note, setNote] = useState(noted)
  return (
    <Deed
      label={noted ? 'Notiz ändern' : 'Notiz schreiben'}
      title="Notiz zur Anmeldung"
      text="Nur für das Büro, hier und in der Liste für Excel. Niemand bekommt eine Mail. In der Datenauskunft liest die Person sie mit."
      perform={() => call(noteRegistration, { params: { id }, body: { note } })}
    >
      <TextField
        label="Notiz"
        multiline
        minRows={3}
        fullWidth
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Deed>
  )
}
