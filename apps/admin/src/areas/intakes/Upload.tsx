import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { offerFile } from '@tafelrunde/client/offer-file'
import {
  createIntake,
  getIntakeTemplate,
  IntakeKind,
  largestIntake,
} from '@tafelrunde/contract/admin/intakes'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useGetList, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router'
import { callForFile, callWithFile } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { isAtField, useDeed } from '../../shared/deeds/useDeed.ts'
import { FileInput } from '../../shared/forms/FileInput.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { kindTexts } from './intakes.texts.ts'
import css from './start.module.css'

const noFile = 'Bitte wählen Sie eine Datei.'
const tooLarge = `Die Datei ist zu groß. Sie darf höchstens ${largestIntake} MB haben.`

/** Which table is to be taken over, and where it belongs. */
export const Upload = () => {
  const [search] = useSearchParams()
  const [kind, setKind] = useState<IntakeKind>('workshops')
  const [event, setEvent] = useState(search.get('event') ?? '')
  const [file, setFile] = useState<File>()
  const [ofFile, setOfFile] = useState<string>()
  const { data: events = [] } = useGetList('events', { pagination: { page: 1, perPage: mostRows } })
  const queries = useQueryClient()
  const redirect = useRedirect()
  const texts = kindTexts[kind]

  const send = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const body = { kind, event: texts.event === 'none' ? '' : event, name: file.name, file: bytes }
    return callWithFile(createIntake, { body })
  }
  const { run, isBusy, wrong, clear } = useDeed(send, {
    shows: isAtField,
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['intakes', 'own'] })
      redirect(`/intakes/${id}/show`)
    },
  })

  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    const isTooLarge = file !== undefined && file.size > largestIntake * 1024 * 1024
    clear()
    setOfFile(isTooLarge ? tooLarge : file ? undefined : noFile)
    if (file && !isTooLarge) run(file)
  }

  const template = useDeed(async () =>
    offerFile(`Vorlage ${texts.label}.xlsx`, await callForFile(getIntakeTemplate, { query: { kind } })),
  )
  const problem = ofFile ?? wrong.file

  return (
    <Card title="Tabelle hochladen">
      <form onSubmit={submit} className={css.upload} noValidate>
        <TextField
          select
          label="Was steht in der Tabelle?"
          value={kind}
          onChange={({ target }) => setKind(IntakeKind.parse(target.value))}
          helperText={texts.about}
        >
          {IntakeKind.options.map(option => (
            <MenuItem key={option} value={option}>
              {kindTexts[option].label}
            </MenuItem>
          ))}
        </TextField>
        {texts.event !== 'none' && (
          <TextField
            select
            label={texts.event === 'needed' ? 'Veranstaltung *' : 'Veranstaltung (freiwillig)'}
            value={events.length > 0 ? event : ''}
            onChange={({ target }) => setEvent(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            error={wrong.event !== undefined}
            helperText={wrong.event}
          >
            {texts.event === 'possible' && <MenuItem value="">keine</MenuItem>}
            {events.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <FileInput
          chosen={file?.name}
          label="Excel- oder CSV-Datei wählen"
          hint={`oder hierher ziehen; bis ${largestIntake} MB und 20.000 Zeilen`}
          accept=".xlsx,.xlsm,.csv,.txt,.tsv"
          problems={problem ? [problem] : []}
          onChange={setFile}
        />
        <div className={css.upload__buttons}>
          <Button label="Vorlage herunterladen" disabled={template.isBusy} onClick={() => template.run()} />
          <Button
            type="submit"
            variant="contained"
            size="medium"
            label={isBusy ? 'Wird gelesen …' : 'Tabelle prüfen'}
            disabled={isBusy}
          />
        </div>
        <p className={css.quiet}>Es wird noch nichts geschrieben: Sie sehen erst, was geschieht.</p>
      </form>
    </Card>
  )
}
