import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { type CreditBalance, longestHolder } from '@tafelrunde/contract/admin/money/refunds'
import { money } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import css from './credits.module.css'

export type Account = { iban: string; holder: string }

interface Props {
  credit: CreditBalance
  /** Nothing where it is not to be paid back. */
  account: Account | undefined
  /** What is wrong with it. */
  wrong: { [Part in keyof Account]: string | undefined }
  isChosen: (chosen: boolean) => void
  change: (account: Account) => void
}

/** What was paid too much for an order and, once it is chosen, the account that it goes back to. */
export const Credit = ({ credit, account, wrong, isChosen, change }: Props) => {
  const { order, number, company, event_name, credit_cents, iban } = credit
  return (
    <li className={css['credit']}>
      <div className={css['credit__head']}>
        <FormControlLabel
          label={
            <span className={css['credit__name']}>
              {company}
              <span className="detail">
                {number}, {event_name}
              </span>
            </span>
          }
          control={<Checkbox checked={account !== undefined} onChange={(_, chosen) => isChosen(chosen)} />}
        />
        <span className={css['credit__sum']}>
          <strong>{money(credit_cents)}</strong>{' '}
          <LinkBase to={`/orders/${order}/show`} aria-label={`Bestellung ${number} ansehen`}>
            ansehen
          </LinkBase>
        </span>
      </div>
      {account && (
        <div className={css['account']}>
          <TextField
            label={`IBAN für ${number}`}
            value={account.iban}
            onChange={({ target }) => change({ ...account, iban: target.value })}
            error={wrong.iban !== undefined}
            helperText={
              wrong.iban ??
              (iban
                ? 'Vorschlag: von hier kam das Geld, oder hierhin ging die letzte Erstattung.'
                : 'Die Bank hat kein Konto genannt.')
            }
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
          <TextField
            label={`Kontoinhaber für ${number}`}
            value={account.holder}
            onChange={({ target }) => change({ ...account, holder: target.value })}
            error={wrong.holder !== undefined}
            helperText={wrong.holder}
            slotProps={{ htmlInput: { maxLength: longestHolder, autoComplete: 'off' } }}
          />
        </div>
      )}
    </li>
  )
}
