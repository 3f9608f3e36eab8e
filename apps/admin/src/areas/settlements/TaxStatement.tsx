import TextField from '@mui/material/TextField'
import { offerFile } from '@tafelrunde/client/offer-file'
import { exportTaxStatement } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import css from './settlement.module.css'

/** Saves what was paid to lecturers in a period, of the list's event if it is filtered by one, for tax advisers. */
export const TaxStatement = () => {
  const { filterValues } = useListContext()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const event = Number(filterValues['event'])
  const save = async () => {
    const query = { format: 'xlsx', from, to, ...(event && { event: String(event) }) } as const
    const bytes = await callForFile(exportTaxStatement, { query })
    const period = [from, to].filter(Boolean).join(' bis ')
    offerFile(`Honorare und Auslagen ${period}`.trim().concat('.xlsx'), bytes)
  }
  const day = (label: string, value: string, change: (value: string) => void) => (
    <TextField
      label={label}
      type="date"
      fullWidth
      value={value}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Deed
      label="Für die Steuerberatung"
      verb="Herunterladen"
      title="Aufstellung für die Steuerberatung"
      text={`Was ${event ? 'für diese Veranstaltung' : 'für alle Veranstaltungen'} an Referenten bezahlt wurde, als Excel-Datei: Honorar, Fahrt, Auslagen, Umsatzsteuer und Summe je Abrechnung. Es zählt der Tag, an dem die Bank zahlt. Ohne Tage ist es alles.`}
      perform={save}
    >
      <div className={css['period']}>
        {day('Von', from, setFrom)}
        {day('Bis', to, setTo)}
      </div>
    </Deed>
  )
}
