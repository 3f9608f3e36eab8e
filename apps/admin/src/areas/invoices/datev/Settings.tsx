import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Chart, changeDatev, chartAccounts, type DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { TaxCase } from '@tafelrunde/contract/values/tax'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { useDeed } from '../../../shared/deeds/useDeed.ts'
import css from './datev.module.css'

const caseTexts: Record<TaxCase, string> = {
  standard: 'Erlöse 19 %',
  reduced: 'Erlöse 7 %',
  exempt: 'Steuerfreie Erlöse (§ 4 UStG)',
  small_business: 'Erlöse als Kleinunternehmer (§ 19 UStG)',
  reverse_charge: 'Erlöse im EU-Ausland, Steuer schuldet der Empfänger',
  not_taxable: 'Im Inland nicht steuerbare Erlöse',
}

/** What each number looks like; an account has four digits. */
const forms: Record<string, { pattern: RegExp; problem: string }> = {
  consultant: { pattern: /^\d{4,7}$/, problem: 'Die Beraternummer hat vier bis sieben Ziffern.' },
  client: { pattern: /^\d{1,5}$/, problem: 'Die Mandantennummer hat bis zu fünf Ziffern.' },
  debtor: { pattern: /^[1-6]\d{4}$/, problem: 'Debitoren haben fünf Ziffern, von 10000 bis 69999.' },
}
const account = { pattern: /^\d{4}$/, problem: 'Ein Erlöskonto hat vier Ziffern.' }

/** What is wrong with what stands in a field. */
const problemOf = (name: string, text = '') => {
  const { pattern, problem } = forms[name] ?? account
  return pattern.test(text) ? undefined : problem
}

const textOf = (number: number | null) => (number === null ? '' : String(number))
const textsOf = (accounts: DatevSettings['accounts']) =>
  Object.fromEntries(TaxCase.options.map(one => [one, textOf(accounts[one])]))

/** The numbers of adviser and client, and the accounts; a chart proposes its own. */
export const Settings = ({ saved }: { saved: DatevSettings }) => {
  const [fields, setFields] = useState<Record<string, string>>({
    consultant: textOf(saved.consultant),
    client: textOf(saved.client),
    debtor: textOf(saved.debtor),
    ...textsOf(saved.accounts),
  })
  const [chart, setChart] = useState(saved.chart)
  const [isTried, setTried] = useState(false)
  const queries = useQueryClient()
  const number = (name: string) => Number(fields[name])
  const save = useDeed(
    () =>
      call(changeDatev, {
        body: {
          consultant: number('consultant'),
          client: number('client'),
          chart,
          debtor: number('debtor'),
          accounts: {
            standard: number('standard'),
            reduced: number('reduced'),
            exempt: number('exempt'),
            small_business: number('small_business'),
            reverse_charge: number('reverse_charge'),
            not_taxable: number('not_taxable'),
          },
        },
      }),
    {
      done: 'Gespeichert.',
      shows: () => true,
      onSuccess: () => queries.invalidateQueries({ queryKey: ['invoices', 'datev'] }),
    },
  )
  const field = (name: string, label: string, help = '') => {
    const wrong = isTried ? problemOf(name, fields[name]) : undefined
    return (
      <TextField
        key={name}
        label={label}
        value={fields[name]}
        onChange={({ target }) => setFields({ ...fields, [name]: target.value.trim() })}
        error={wrong !== undefined}
        helperText={wrong ?? help}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    )
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    setTried(true)
    if (Object.entries(fields).every(([name, text]) => !problemOf(name, text))) save.run()
  }
  return (
    <form onSubmit={submit} className={css['form']} noValidate>
      {field('consultant', 'Beraternummer')}
      {field('client', 'Mandantennummer')}
      <TextField
        select
        label="Kontenrahmen"
        helperText="Wer ihn wechselt, bekommt dessen Konten vorgeschlagen."
        value={chart}
        onChange={({ target }) => {
          const chosen = Chart.options.find(one => one === target.value) ?? chart
          setChart(chosen)
          setFields({ ...fields, ...textsOf(chartAccounts[chosen]) })
        }}
      >
        {Chart.options.map(one => (
          <MenuItem key={one} value={one}>
            SKR{one}
          </MenuItem>
        ))}
      </TextField>
      {field('debtor', 'Debitorenkonto', 'Ein Sammelkonto für alle Aussteller')}
      {TaxCase.options.map(one => field(one, caseTexts[one]))}
      {save.problem && (
        <p role="alert" className="ask__problem">
          {save.problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="contained" size="medium" label="Speichern" disabled={save.isBusy} />
      </div>
    </form>
  )
}
