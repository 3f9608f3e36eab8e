import TextField from '@mui/material/TextField'
import { Button } from '../../../shared/deeds/Button.tsx'
import css from '../datev/datev.module.css'

type Rate = { from: string; rate: string }
type Props = { rates: Rate[]; set: (rates: Rate[]) => void; problem: string | undefined }

/** The base rate from each day on, as the office has it of the Bundesbank. */
export const BaseRates = ({ rates, set, problem }: Props) => {
  const change = (at: number, changes: Partial<Rate>) =>
    set(rates.map((rate, index) => (index === at ? { ...rate, ...changes } : rate)))
  return (
    <fieldset className={css['rates']}>
      <legend>Basiszinssatz (§ 247 BGB)</legend>
      <p className="quiet">
        Die Bundesbank gibt ihn für den 1. Januar und den 1. Juli bekannt; Tafelrunde fragt ihn nirgends ab.
        Jeder gilt, bis ein späterer dasteht. Für Tage vor dem ersten gibt es keine Zinsen.
      </p>
      {rates.map((rate, index) => (
        <div key={index} className={css['rate']}>
          <TextField
            label="Ab"
            type="date"
            value={rate.from}
            onChange={({ target }) => change(index, { from: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            label="Prozent"
            value={rate.rate}
            onChange={({ target }) => change(index, { rate: target.value })}
          />
          <Button
            label="Entfernen"
            aria-label={`Entfernen: Basiszinssatz ${index + 1}`}
            onClick={() => set(rates.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className="ask__problem">
          {problem}
        </p>
      )}
      <div>
        <Button label="Basiszinssatz hinzufügen" onClick={() => set([...rates, { from: '', rate: '' }])} />
      </div>
    </fieldset>
  )
}
