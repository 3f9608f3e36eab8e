import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { BankEntry, OpenInvoice } from '@tafelrunde/contract/admin/money/bank'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import css from './bank.module.css'
import { choiceText, namedText, type SettledInvoice, wholeText } from './bank.texts.ts'

interface Props {
  entry: BankEntry
  open: OpenInvoice[]
  /** Those of the file of which nothing is open; an entry may go to the ones that it names, and is a credit then. */
  settled: SettledInvoice[]
  chosen: number[]
  /** Missing where nothing can be chosen. */
  choose?: (ids: number[]) => void
}

/** Money that came in, and which invoices it pays. */
export const Entry = ({ entry, open, settled, chosen, choose }: Props) => {
  const { booked, cents, payer, remittance, whole } = entry
  const named = namedText(entry, open)
  const choices = [...open, ...settled.filter(({ number }) => entry.numbers.includes(number))]
  return (
    <li className={css['entry']}>
      <p className={css['entry__sum']}>
        <strong>{money(cents)}</strong>
        <span className="detail">{tableDay(new Date(`${booked}T12:00:00Z`))}</span>
      </p>
      <p className={css['entry__text']}>
        {payer || 'Ohne Namen'}
        <span className="detail">{remittance || 'Ohne Verwendungszweck'}</span>
        {named && <span className="detail">{named}</span>}
      </p>
      {choose && (
        <Autocomplete
          multiple
          className={css['entry__invoices'] ?? ''}
          options={choices}
          value={choices.filter(({ id }) => chosen.includes(id))}
          getOptionLabel={choiceText}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText="Keine offene Rechnung"
          onChange={(_, invoices) => choose(invoices.map(({ id }) => id))}
          renderInput={props => <TextField {...props} label={`Rechnung zu ${payer || money(cents)}`} />}
        />
      )}
      {whole && <p className={`${css['hint']} ${css['entry__hint']}`}>{wholeText}</p>}
    </li>
  )
}
