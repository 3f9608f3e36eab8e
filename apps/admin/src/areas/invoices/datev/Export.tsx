import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { problemText } from '@tafelrunde/client/form-failures'
import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import {
  datevFileName,
  getDatevExport,
  makeDatevExport,
  sumDatev,
} from '@tafelrunde/contract/admin/money/datev-exports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callForFile } from '../../../providers/call.ts'
import { FileButton } from '../../../shared/deeds/FileButton.tsx'
import css from './datev.module.css'
import { exportText, sumsText } from './fields.texts.ts'

/** The year before until March, as most people hand it in then; else this one. */
const firstPeriod = (now: Date) => {
  const year = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0)
  return { from: `${year}-01-01`, until: `${year}-12-31` }
}

/** Which days, what they have, and the file. */
export const Export = ({ settings }: { settings: DatevSettings }) => {
  const [period, setPeriod] = useState(() => firstPeriod(new Date()))
  const [withPayments, setWithPayments] = useState(false)
  const [withSettlements, setWithSettlements] = useState(false)
  const [onlyNew, setOnlyNew] = useState(true)
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['invoices', 'datev-sums', period, onlyNew],
    queryFn: () => call(sumDatev, { query: { ...period, only_new: String(onlyNew) } }),
    retry: false,
  })
  const hasAccounts = !Object.values(settings.payments).includes(null)
  const { creditor, fee, travel, expenses } = settings.settlements
  const canSettle = ![creditor, fee, travel, expenses, settings.payments.bank].includes(null)
  const payments = withPayments && hasAccounts
  const settlements = withSettlements && canSettle
  const latest = data?.exported[0]
  const isNothing =
    data && data.invoices + (payments ? data.payments : 0) + (settlements ? data.settlements : 0) === 0
  const load = async () => {
    try {
      const body = {
        ...period,
        seen: latest?.id ?? null,
        payments,
        settlements,
        only_new: !!latest && onlyNew,
      }
      const { id } = await call(makeDatevExport, { body })
      return await callForFile(getDatevExport, { params: { id } })
    } finally {
      await queries.invalidateQueries({ queryKey: ['invoices'] })
    }
  }
  const problem = error ? problemText(error) : undefined
  const day = (name: 'from' | 'until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={period[name]}
      onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  const box = (label: string, checked: boolean, set: (checked: boolean) => void, disabled = false) => (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Checkbox checked={checked} onChange={({ target }) => set(target.checked)} />}
    />
  )
  const label = onlyNew ? 'Neues exportieren' : 'Noch einmal exportieren'
  return (
    <div className={css['form']}>
      <p>
        Ein Buchungsstapel (EXTF) mit allen Rechnungen und Stornorechnungen, die an diesen Tagen geschrieben
        wurden, je Steuersatz eine Buchung. Zahlungen nimmt er mit, wenn Ihre Steuerberatung sie nicht selbst
        vom Konto bucht; Abrechnungen vom Tag ihrer Freigabe an und ihre Auszahlung am Tag der Bank.
      </p>
      {day('from', 'Vom')}
      {day('until', 'Bis zum')}
      <div>
        {box('Zahlungen, Erstattungen und Rückgaben', payments, setWithPayments, !hasAccounts)}
        {box('Abrechnungen und ihre Auszahlung', settlements, setWithSettlements, !canSettle)}
        {!(hasAccounts && canSettle) && (
          <p className="detail">Dafür fehlen Konten in den Angaben der Steuerberatung.</p>
        )}
      </div>
      {latest && (
        <div role="alert">
          <p>
            Tage dieses Zeitraums sind schon exportiert.
            {!onlyNew && ' Was davon gebucht ist, stünde zweimal in den Büchern.'}
          </p>
          <ul>
            {data?.exported.map(one => (
              <li key={one.id}>{exportText(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {latest && box('Nur, was noch in keinem Export war', onlyNew, setOnlyNew)}
      <p role="status">
        {data &&
          (isNothing && latest && onlyNew
            ? 'Seitdem ist nichts dazugekommen.'
            : sumsText(data, { payments, settlements }))}
        {problem && <span className="ask__problem">{problem}</span>}
      </p>
      {settings.consultant === null ? (
        <p className="detail">
          Die Datei gibt es, sobald die Nummern von Berater und Mandant gespeichert sind.
        </p>
      ) : (
        data &&
        !isNothing && (
          <div>
            <FileButton
              label={latest ? label : 'Datei für DATEV speichern'}
              name={datevFileName({
                ...period,
                payments: payments ? data.payments : null,
                settlements: settlements ? data.settlements : null,
              })}
              load={load}
            />
          </div>
        )
      )}
    </div>
  )
}
