import { largestStatement } from '@tafelrunde/contract/admin/money/bank'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../shared/deeds/Button.tsx'
import { FileInput } from '../../../shared/forms/FileInput.tsx'
import { Card } from '../../../shared/pages/Card.tsx'
import css from './bank.module.css'
import type { Chosen } from './useStatement.ts'

interface Props {
  choose: (file: Chosen) => void
  isBusy: boolean
  /** What the server found wrong with the last one. */
  problem: string | undefined
}

const tooLarge = `Die Datei ist zu groß. Sie darf höchstens ${largestStatement} MB haben.`

/** The file that the bank offers as a statement. */
export const Upload = ({ choose, isBusy, problem }: Props) => {
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const [isFresh, setFresh] = useState(true)
  const send = async (file: File) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      setFresh(false)
      choose({ name: file.name, bytes })
    } catch {
      setWrong('Die Datei lässt sich nicht mehr lesen. Bitte wählen Sie sie noch einmal.')
    }
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    const isTooLarge = file !== undefined && file.size > largestStatement * 1024 * 1024
    setWrong(file ? (isTooLarge ? tooLarge : undefined) : 'Bitte wählen Sie eine Datei.')
    if (file && !isTooLarge) void send(file)
  }
  const told = wrong ?? (isFresh || isBusy ? undefined : problem)
  return (
    <Card title="Kontoauszug hochladen">
      <form onSubmit={submit} className={css['upload']} noValidate>
        <p>
          Die Bank bietet ihn im Online-Banking als CAMT.053 oder „XML-Kontoauszug“ an, einzeln oder mehrere
          als ZIP. Gefunden werden Zahlungen, die eine Rechnungs- oder Bestellnummer nennen und deren Betrag
          stimmt; über alle anderen entscheiden Sie. Von Zahlungen, die zu keiner Rechnung gehören, bleibt
          nichts gespeichert.
        </p>
        <FileInput
          chosen={file?.name}
          label="Kontoauszug wählen"
          hint={`oder hierher ziehen; XML, oder ZIP mit mehreren, bis ${largestStatement} MB`}
          accept=".xml,.zip"
          problems={told ? [told] : []}
          onChange={chosen => {
            setFile(chosen)
            setWrong(undefined)
            setFresh(true)
          }}
        />
        <div className={css['foot']}>
          <p>Es wird noch nichts verbucht: Sie sehen erst, was zu welcher Rechnung gehört.</p>
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
