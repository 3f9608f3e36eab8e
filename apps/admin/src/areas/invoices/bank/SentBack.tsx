import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { SentBack } from '@tafelrunde/contract/admin/money/returned-transfers'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import css from './bank.module.css'
import { cameBackText, takeBackText } from './sent-back.texts.ts'

interface Props {
  sentBack: SentBack[]
  chosen: ReadonlySet<string>
  choose: (key: string, isChosen: boolean) => void
}

/** Transfers that came back, with the settlements that are to be paid again, and the refunds that count no more. */
export const SentBackCard = ({ sentBack, chosen, choose }: Props) =>
  sentBack.length > 0 && (
    <Card title={`Zurückgekommene Überweisungen (${sentBack.length})`}>
      <ul className={css['entries']}>
        {sentBack.map(one => (
          <li key={one.key} className={css['entry']}>
            <p className={css['entry__sum']}>
              <strong>{money(one.cents)}</strong>
              <span className="detail">{tableDay(new Date(`${one.booked}T12:00:00Z`))}</span>
            </p>
            <p className={css['entry__text']}>
              {one.payee || 'Ohne Namen'}
              <span className="detail">{one.remittance || 'Ohne Verwendungszweck'}</span>
              <span className="detail">Grund: {one.reason}</span>
            </p>
            <div className={css['entry__invoices']}>
              {takeBackText(one) && (
                <FormControlLabel
                  label={takeBackText(one)}
                  control={
                    <Checkbox
                      checked={chosen.has(one.key)}
                      onChange={(_, wanted) => choose(one.key, wanted)}
                    />
                  }
                />
              )}
              <p className="detail">{cameBackText(one)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
