import TextField from '@mui/material/TextField'
import { problemText } from '@tafelrunde/client/form-failures'
import { exportDatev, sumDatev } from '@tafelrunde/contract/admin/money/datev'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callForFile } from '../../../providers/call.ts'
import { FileButton } from '../../../shared/deeds/FileButton.tsx'
import css from './datev.module.css'

/** The year before until March, as most people hand it in then; else this one. */
const firstPeriod = (now: Date) => {
  const year = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0)
  return { from: `${year}-01-01`, until: `${year}-12-31` }
}

/** Which days, what they have, and the file. */
export const Export = ({ isReady }: { isReady: boolean }) => {
  const [period, setPeriod] = useState(() => firstPeriod(new Date()))
  const { data, error } = useQuery({
    queryKey: ['invoices', 'datev-sums', period],
    queryFn: () => call(sumDatev, { query: period }),
    retry: false,
  })
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
      {isReady ? (
        data &&
        data.invoices > 0 && (
          <div>
            <FileButton
              label="Datei für DATEV speichern"
              name={`EXTF_Rechnungen_${period.from}_${period.until}.csv`}
              load={() => callForFile(exportDatev, { query: period })}
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
