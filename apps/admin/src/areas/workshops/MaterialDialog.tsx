import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { changeMaterial, type Material } from '@tafelrunde/contract/events/materials'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import { type SyntheticEvent, useId, useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'

type Props = { material: Material; onSaved: () => unknown; onClose: () => void }

/** What a file is called, and from when on participants see it. */
export const MaterialDialog = ({ material, onSaved, onClose }: Props) => {
  const title = useId()
  const [name, setName] = useState(material.name)
  const [when, setWhen] = useState(berlinText(material.visible_from).slice(0, 16))
  const body = { name, visible_from: when }
  const { run, isBusy, wrong, problem } = useDeed(
    () => call(changeMaterial, { params: { id: material.id }, body }),
    {
      done: 'Gespeichert.',
      shows: () => true,
      onSuccess: () => {
        onClose()
        return onSaved()
      },
    },
  )
  const ofName = wrong.name ?? (wrong.visible_from ? undefined : problem)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    run()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Material ändern</DialogTitle>
        <DialogContent>
          <TextField
            label="Name der Datei"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={ofName !== undefined}
            helperText={ofName ?? 'Mit Endung: „Arbeitsblatt.pdf“'}
          />
          <TextField
            label="Sichtbar ab"
            type="datetime-local"
            value={when}
            onChange={({ target }) => setWhen(target.value)}
            error={wrong.visible_from !== undefined}
            helperText={wrong.visible_from}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button label="Abbrechen" onClick={onClose} />
          <Button type="submit" variant="contained" label="Speichern" disabled={isBusy} />
        </DialogActions>
      </form>
    </Dialog>
  )
}
