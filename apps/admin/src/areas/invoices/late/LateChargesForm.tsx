import TextField from '@mui/material/TextField'
import { changeLateCharges, type LateChargeSettings } from '@tafelrunde/contract/admin/money/late-charges'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { useDeed } from '../../../shared/deeds/useDeed.ts'
import { stepTexts } from '../../../shared/invoices/reminders.texts.ts'
import { Choice } from '../datev/Choice.tsx'
import css from '../datev/datev.module.css'
import { BaseRates } from './BaseRates.tsx'
import { centsText, rateText } from './late.texts.ts'

/** Interest, flat fee and fee for each reminder, from which of them on, and the base rates that interest goes by. */
export const LateChargesForm = ({ saved }: { saved: LateChargeSettings }) => {
  const [fields, setFields] = useState({
    points: saved.interest_points === null ? '' : rateText(saved.interest_points),
    flatFee: centsText(saved.flat_fee_cents),
    fee: centsText(saved.fee_cents),
    step: String(saved.from_step),
  })
  const [rates, setRates] = useState(
    saved.base_rates.map(({ from, rate }) => ({ from, rate: rateText(rate) })),
  )
  const queries = useQueryClient()
  const save = useDeed(
    () =>
      call(changeLateCharges, {
        body: {
          interest_points: fields.points.trim(),
          flat_fee_cents: fields.flatFee.trim() || 0,
          fee_cents: fields.fee.trim() || 0,
          from_step: fields.step,
          base_rates: rates,
        },
      }),
    {
      done: 'Gespeichert.',
      shows: () => true,
      onSuccess: () => queries.invalidateQueries({ queryKey: ['invoices', 'late-charges'] }),
    },
  )
  const wrong = Object.entries(save.wrong)
  const problemOf = (name: string) => save.wrong[name]
  const ofRates = wrong.find(([name]) => name.startsWith('base_rates'))?.[1]
  const field = (name: 'points' | 'flatFee' | 'fee', label: string, help: string, problem?: string) => (
    <TextField
      label={label}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={submitted => {
        submitted.preventDefault()
        save.run()
      }}
    >
      <p>
        Solange hier nichts steht, verlangen Erinnerungen und Mahnungen nur, was offen ist. Was hier steht,
        kommt als Schadensersatz ohne Umsatzsteuer dazu und ändert die Rechnung nicht.
      </p>
      {field(
        'points',
        'Verzugszinsen in Prozentpunkten',
        'Über dem Basiszinssatz. Leer: keine. Unternehmen schulden 9 (§ 288 Abs. 2 BGB), Verbraucher 5.',
        problemOf('interest_points'),
      )}
      {field(
        'flatFee',
        'Pauschale je Rechnung in Euro',
        'Leer: keine. Unternehmen schulden einmal 40,00 € (§ 288 Abs. 5 BGB), Verbraucher nichts. Mahngebühren werden darauf angerechnet.',
        problemOf('flat_fee_cents'),
      )}
      {field(
        'fee',
        'Mahngebühr je Schreiben in Euro',
        'Leer: keine. Höchstens 20,00 €.',
        problemOf('fee_cents'),
      )}
      <Choice
        label="Ab welchem Schreiben"
        help="Davor ist der Aussteller oft noch nicht im Verzug (§ 286 BGB)."
        value={fields.step}
        set={step => setFields({ ...fields, step })}
        options={stepTexts.map((text, index) => [String(index + 1), text])}
      />
      <BaseRates rates={rates} set={setRates} problem={ofRates} />
      {save.problem && wrong.length === 0 && (
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
