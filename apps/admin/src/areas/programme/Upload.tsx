import TextField from '@mui/material/TextField'
import { largestProgramme } from '@tafelrunde/contract/admin/events/programme-import'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileInput } from '../../shared/forms/FileInput.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './programme.module.css'
import { noFile, unreadable } from './programme.texts.ts'
import type { Chosen } from './useImport.ts'

interface Props {
  choose: (file: Omit<Chosen, 'number'>) => void
  isBusy: boolean
  /** What the server found wrong with the last one. */
  problems: string[]
}

const tooLarge = `Die Datei ist zu groß. Sie darf höchstens ${largestProgramme} MB haben.`
const mostPlaces = 100_000

/** Which file, and what it does not say. */
export const Upload = ({ choose, isBusy, problems }: Props) => {
  const [file, setFile] = useState<File>()
  const [capacity, setCapacity] = useState('30')
  const [wrong, setWrong] = useState<string>()
  const [isFresh, setFresh] = useState(true)
  const places = Number(capacity)
  const isNumber = /^\d+$/.test(capacity) && places <= mostPlaces

  const send = async (file: File) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      setFresh(false)
      choose({ name: file.name, bytes, capacity: places })
    } catch {
      setWrong(unreadable)
    }
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    const isTooLarge = file !== undefined && file.size > largestProgramme * 1024 * 1024
    setWrong(file ? (isTooLarge ? tooLarge : undefined) : noFile)
    if (file && !isTooLarge && isNumber) void send(file)
  }
  return (
    <Card title="Programmdatei hochladen">
      <form onSubmit={submit} className={css['upload']} noValidate>
        <p className={css['quiet']}>
          Ein Konferenzprogramm, wie pretalx, frab und pentabarf es schreiben: JSON oder XML. Eine neuere
          Fassung ändert, was anders ist, und verdoppelt nichts. Was Sie seit der letzten Datei hier geändert
          haben, bleibt, wenn Sie nichts anderes sagen.
        </p>
        <FileInput
          chosen={file?.name}
          label="Programmdatei wählen"
          hint={`oder hierher ziehen; JSON oder XML bis ${largestProgramme} MB`}
          accept=".json,.xml"
          problems={wrong ? [wrong] : isFresh || isBusy ? [] : problems}
          onChange={chosen => {
            setFile(chosen)
            setWrong(undefined)
            setFresh(true)
          }}
        />
        <TextField
          label="Plätze je neuem Termin"
          value={capacity}
          onChange={({ target }) => setCapacity(target.value.trim())}
          error={!isNumber}
          helperText={
            isNumber
              ? 'Termine, die es schon gibt, behalten ihre Plätze.'
              : 'Bitte geben Sie eine Zahl von 0 bis 100.000 an.'
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <div className={css['upload__buttons']}>
          <p className={css['quiet']}>Es wird noch nichts geschrieben: Sie sehen erst, was geschieht.</p>
          <Button
            type="submit"
            variant="contained"
            size="medium"
            label={isBusy ? 'Wird gelesen …' : 'Datei prüfen'}
            disabled={isBusy}
          />
        </div>
      </form>
    </Card>
  )
}
