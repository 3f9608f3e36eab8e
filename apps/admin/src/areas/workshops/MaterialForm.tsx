import { TextField } from '@mui/material'
import { addMaterial } from '@tafelrunde/contract/events/materials'
import { type SyntheticEvent, useRef, useState } from 'react'
import { callWithFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import css from './material-form.module.css'

type Props = { workshop: number; onAdded: () => unknown }

/** One more file, and from when on participants see it. */
export const MaterialForm = ({ workshop, onAdded }: Props) => {
  const chosen = useRef<HTMLInputElement>(null)
  const [when, setWhen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // A time in Berlin as the field has it; without it participants see the file at once.
    const body = { workshop, name: file.name, file: bytes, ...(when && { visible_from: when }) }
    return callWithFile(addMaterial, { body })
  }
  const { run, isBusy, problem } = useDeed(add, {
    done: (_, { name }) => `„${name}“ ist hinzugefügt.`,
    shows: () => true,
    onSuccess: async () => {
      await onAdded()
      setWhen('')
      if (chosen.current) chosen.current.value = ''
    },
  })
  const wrong = isMissing ? 'Bitte wählen Sie eine Datei.' : problem
  return (
    <form
      className={css['material-form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        const file = chosen.current?.files?.[0]
        setMissing(!file)
        if (file) run(file)
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
