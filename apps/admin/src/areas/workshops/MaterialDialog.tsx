import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { changeMaterial, type Material } from '@tafelrunde/contract/events/materials'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import { type SyntheticEvent, useId, useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'

type Props = { material: Material; onSaved: () => void; onClose: () => void }

/** What a file is called, and from when on participants see it. */
export const MaterialDialog = ({ material, onSaved, onClose }: Props) => {
  const title = useId()
  const [name, setName] = useState(material.name)
  const [when, setWhen] = useState(berlinText(material.visible_from).slice(0, 16))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    try {
      await call(changeMaterial, { params: { id: material.id }, body: { name, visible_from: when } })
      onSaved()
    } catch (failure) {
      const fields = fieldFailures(failure)
      setProblems(fields.length > 0 ? Object.fromEntries(fields) : { name: failureText(failure) })
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form noValidate onSubmit={event => void save(event)}>
        <DialogTitle id={title}>Material ändern</DialogTitle>
        <DialogContent>
          <TextField
            label="Name der Datei"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={Boolean(problems['name'])}
            helperText={problems['name'] ?? 'Mit Endung: „Arbeitsblatt.pdf“'}
          />
          <TextField
            label="Sichtbar ab"
            type="datetime-local"
            value={when}
            onChange={({ target }) => setWhen(target.value)}
            error={Boolean(problems['visible_from'])}
            helperText={problems['visible_from']}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button label="Abbrechen" onClick={onClose} />
          <Button type="submit" variant="contained" label="Speichern" />
        </DialogActions>
      </form>
    </Dialog>
  )
}
