import { TextField } from '@mui/material'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './material-form.module.css'

/** `visible_from` is a time in Berlin as the field has it; without it participants see the file at once. */
export type NewMaterial = { file: File; visible_from: string | undefined }

type Props = { problem: string | undefined; onAdd: (material: NewMaterial) => Promise<boolean> }

/** One more file, and from when on participants see it. */
export const MaterialForm = ({ problem, onAdd }: Props) => {
  const chosen = useRef<HTMLInputElement>(null)
  const [when, setWhen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const add = async () => {
    const file = chosen.current?.files?.[0]
    setMissing(!file)
    if (!file) return
    setBusy(true)
    const isDone = await onAdd({ file, visible_from: when || undefined })
    setBusy(false)
    if (!isDone) return
    setWhen('')
    if (chosen.current) chosen.current.value = ''
  }
  const wrong = isMissing ? 'Bitte wählen Sie eine Datei.' : problem
  return (
    <form
      className={css['material-form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label="Datei"
        type="file"
        inputRef={chosen}
        error={wrong !== undefined}
        helperText={wrong ?? 'Höchstens 10 MB'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Sichtbar ab"
        type="datetime-local"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        helperText="Leer: sofort"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="outlined" label="Datei hinzufügen" disabled={isBusy} />
    </form>
  )
}
