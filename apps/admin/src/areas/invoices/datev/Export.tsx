import TextField from '@mui/material/TextField'
import { problemText } from '@tafelrunde/client/form-failures'
import { getDatevExport, makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callForFile } from '../../../providers/call.ts'
import { FileButton } from '../../../shared/deeds/FileButton.tsx'
import css from './datev.module.css'
import { exportText } from './fields.texts.ts'

/** The year before until March, as most people hand it in then; else this one. */
const firstPeriod = (now: Date) => {
  const year = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0)
  return { from: `${year}-01-01`, until: `${year}-12-31` }
}

/** Which days, what they have, and the file. */
export const Export = ({ isReady }: { isReady: boolean }) => {
  const [period, setPeriod] = useState(() => firstPeriod(new Date()))
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['invoices', 'datev-sums', period],
    queryFn: () => call(sumDatev, { query: period }),
    retry: false,
  })
  const latest = data?.exported[0]
  const again = latest !== undefined
  const load = async () => {
    try {
      const { id } = await call(makeDatevExport, { body: { ...period, seen: latest?.id ?? null } })
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
  return (
    <div className={css['form']}>
      <p>
        Ein Buchungsstapel (EXTF) mit allen Rechnungen und Stornorechnungen, die an diesen Tagen geschrieben
        wurden, je Steuersatz eine Buchung. Zahlungen stehen nicht darin: Die bucht Ihre Steuerberatung vom
        Konto.
      </p>
      {day('from', 'Vom')}
      {day('until', 'Bis zum')}
      <p role="status">
        {data &&
          `${counted(data.invoices, 'Rechnung oder Stornorechnung', 'Rechnungen und Stornorechnungen')} über zusammen ${money(data.cents)}`}
        {problem && <span className="ask__problem">{problem}</span>}
      </p>
      {again && (
        <div role="alert">
          <p>
            Tage dieses Zeitraums sind schon exportiert. Was davon gebucht ist, stünde zweimal in den Büchern:
          </p>
          <ul>
            {data?.exported.map(one => (
              <li key={one.id}>{exportText(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {isReady ? (
        data &&
        data.invoices > 0 && (
          <div>
            <FileButton
              label={again ? 'Noch einmal exportieren' : 'Datei für DATEV speichern'}
              name={`EXTF_Rechnungen_${period.from}_${period.until}.csv`}
              load={load}
            />
          </div>
        )
      ) : (
        <p className="detail">
          Die Datei gibt es, sobald die Nummern von Berater und Mandant gespeichert sind.
        </p>
      )}
    </div>
  )
}
