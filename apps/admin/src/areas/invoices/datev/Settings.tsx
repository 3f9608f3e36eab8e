import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import {
  Chart,
  changeDatev,
  chartAccounts,
  chartLength,
  type DatevSettings,
  type PaymentAccounts,
  paymentAccountsOf,
  Sphere,
} from '@tafelrunde/contract/admin/money/datev'
import { TaxCase } from '@tafelrunde/contract/values/tax'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { useDeed } from '../../../shared/deeds/useDeed.ts'
import { Choice } from './Choice.tsx'
import css from './datev.module.css'
import { caseTexts, chartTexts, monthTexts, paymentTexts, problemOf, sphereTexts } from './fields.texts.ts'
import { NumberField } from './NumberField.tsx'

const textOf = (number: number | null) => (number === null ? '' : String(number))
const accountTexts = (accounts: DatevSettings['accounts'] | undefined) =>
  Object.fromEntries(TaxCase.options.map(one => [one, textOf(accounts?.[one] ?? null)]))
const keyTexts = (keys: DatevSettings['keys']) =>
  Object.fromEntries(TaxCase.options.map(one => [`key.${one}`, keys[one] ?? '']))

const ways = ['bank', 'cash', 'card', 'other', 'fees'] as const
const paymentFields = (accounts: PaymentAccounts) =>
  Object.fromEntries(ways.map(way => [`pay.${way}`, textOf(accounts[way])]))

/** By tax case, as the contract wants it. */
const ofEach = <Value,>(value: (one: TaxCase) => Value) => ({
  standard: value('standard'),
  reduced: value('reduced'),
  exempt: value('exempt'),
  small_business: value('small_business'),
  reverse_charge: value('reverse_charge'),
  not_taxable: value('not_taxable'),
})

/** The numbers of adviser and client, the financial year and the accounts; some charts propose theirs. */
export const Settings = ({ saved }: { saved: DatevSettings }) => {
  const [fields, setFields] = useState<Record<string, string>>({
    consultant: textOf(saved.consultant),
    client: textOf(saved.client),
    debtor: textOf(saved.debtor),
    ...accountTexts(saved.accounts),
    ...keyTexts(saved.keys),
    ...paymentFields(saved.payments),
  })
  const [chosen, setChosen] = useState({
    chart: saved.chart,
    length: String(saved.account_length),
    month: String(saved.year_starts),
    sphere: saved.invoice_sphere ?? '',
    serviceDate: saved.service_date,
  })
  const [isTried, setTried] = useState(false)
  const queries = useQueryClient()
  const number = (name: string) => Number(fields[name])
  const maybe = (name: string) => (fields[name] ? number(name) : null)
  const length = Number(chosen.length)
  const problem = (name: string) => problemOf(name, fields[name] ?? '', length)
  const save = useDeed(
    () =>
      call(changeDatev, {
        body: {
          consultant: number('consultant'),
          client: number('client'),
          chart: chosen.chart,
          account_length: length,
          year_starts: Number(chosen.month),
          service_date: chosen.serviceDate,
          debtor: number('debtor'),
          accounts: ofEach(number),
          keys: ofEach(one => fields[`key.${one}`] || null),
          payments: {
            bank: maybe('pay.bank'),
            cash: maybe('pay.cash'),
            card: maybe('pay.card'),
            other: maybe('pay.other'),
            fees: maybe('pay.fees'),
          },
          invoice_sphere: Sphere.options.find(one => one === chosen.sphere) ?? null,
        },
      }),
    {
      done: 'Gespeichert.',
      shows: () => true,
      onSuccess: () => queries.invalidateQueries({ queryKey: ['invoices', 'datev'] }),
    },
  )
  const changeChart = (value: string) => {
    const chart = Chart.options.find(one => one === value) ?? chosen.chart
    const digits = chartLength[chart]
    setChosen({ ...chosen, chart, length: String(digits) })
    setFields({
      ...fields,
      debtor: `1${'0'.repeat(digits)}`,
      ...accountTexts(chartAccounts[chart]),
      ...paymentFields(paymentAccountsOf(chart, digits)),
    })
  }
  const field = (name: string, label: string, help = '', of = '') => (
    <NumberField
      key={name}
      label={label}
      value={fields[name] ?? ''}
      set={text => setFields({ ...fields, [name]: text })}
      problem={isTried ? problem(name) : undefined}
      help={help}
      of={of}
    />
  )
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    setTried(true)
    if (Object.keys(fields).every(name => !problem(name))) save.run()
  }
  return (
    <form onSubmit={submit} className={css['form']} noValidate>
      {field('consultant', 'Beraternummer')}
      {field('client', 'Mandantennummer')}
      <Choice
        label="Kontenrahmen"
        help="Wer ihn wechselt, bekommt bei SKR03 und SKR04 dessen Konten vorgeschlagen."
        value={chosen.chart}
        set={changeChart}
        options={Chart.options.map(one => [one, chartTexts[one]])}
      />
      <Choice
        label="Stellen eines Kontos"
        help="Personenkonten haben eine Stelle mehr."
        value={chosen.length}
        set={text => setChosen({ ...chosen, length: text })}
        options={['4', '5', '6', '7', '8'].map(one => [one, one])}
      />
      <Choice
        label="Das Wirtschaftsjahr beginnt im"
        value={chosen.month}
        set={month => setChosen({ ...chosen, month })}
        options={monthTexts.map((month, index) => [String(index + 1), month])}
      />
      <FormControlLabel
        label="Leistungsdatum mitgeben (mit der Steuerberatung absprechen)"
        control={
          <Checkbox
            checked={chosen.serviceDate}
            onChange={({ target }) => setChosen({ ...chosen, serviceDate: target.checked })}
          />
        }
      />
      <Choice
        label="Sphäre der Erlöse"
        help={
          chosen.chart === '49'
            ? 'Bei SKR49 steht sie im Konto.'
            : `Steht in ${chosen.chart === '42' ? 'KOST1, die Kostenstelle der Veranstaltung in KOST2' : 'KOST2, die Kostenstelle der Veranstaltung in KOST1'}.`
        }
        value={chosen.sphere}
        set={sphere => setChosen({ ...chosen, sphere })}
        options={[['', 'nicht angeben'], ...Sphere.options.map(one => [one, sphereTexts[one]] as const)]}
      />
      {field('debtor', 'Debitorenkonto', 'Ein Sammelkonto für alle Aussteller')}
      {TaxCase.options.map(one => (
        <div key={one} className={css['pair']}>
          {field(one, caseTexts[one])}
          {field(
            `key.${one}`,
            'Schlüssel',
            one === 'standard' ? 'Leer bei Automatikkonten' : '',
            caseTexts[one],
          )}
        </div>
      ))}
      <p>Die Konten der Zahlungen brauchen Sie nur, wenn Sie Zahlungen exportieren.</p>
      {ways.map(way => field(`pay.${way}`, ...paymentTexts[way]))}
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
