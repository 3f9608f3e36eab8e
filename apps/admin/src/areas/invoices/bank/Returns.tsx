import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReturnedPayment } from '@tafelrunde/contract/admin/money/bank'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import css from './bank.module.css'
import { openAgainText, reasonText, wentBackText } from './returns.texts.ts'

interface Props {
  returned: ReturnedPayment[]
  chosen: ReadonlySet<string>
  choose: (key: string, isChosen: boolean) => void
}

/** Payments that went back to whoever had paid, with the invoices that are to be paid again. */
export const Returns = ({ returned, chosen, choose }: Props) =>
  returned.length > 0 && (
    <Card title={`Zurückgegebene Zahlungen (${returned.length})`}>
      <ul className={css['entries']}>
        {returned.map(one => (
          <li key={one.key} className={css['entry']}>
            <p className={css['entry__sum']}>
              <strong>−{money(one.cents)}</strong>
              <span className="detail">{tableDay(new Date(`${one.booked}T12:00:00Z`))}</span>
            </p>
            <p className={css['entry__text']}>
              {one.payer || 'Ohne Namen'}
              <span className="detail">{one.remittance || 'Ohne Verwendungszweck'}</span>
              <span className="detail">{reasonText(one)}</span>
            </p>
            <div className={css['entry__invoices']}>
              {one.payment && (
                <FormControlLabel
                  label={openAgainText(one.payment)}
                  control={
                    <Checkbox
                      checked={chosen.has(one.key)}
                      onChange={(_, wanted) => choose(one.key, wanted)}
                    />
                  }
                />
              )}
              <p className="detail">{wentBackText(one)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
