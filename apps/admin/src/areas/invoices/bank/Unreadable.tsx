import type { UnreadableEntry } from '@tafelrunde/contract/admin/money/bank'
import { Card } from '../../../shared/pages/Card.tsx'
import css from './bank.module.css'
import { unreadableText } from './bank.texts.ts'

/** Money that came in and cannot be booked from the file, each with what is wrong with it. */
export const Unreadable = ({ entries }: { entries: UnreadableEntry[] }) =>
  entries.length > 0 && (
    <Card title={`Nicht lesbar (${entries.length})`}>
      <p>Bitte sehen Sie bei der Bank nach und vermerken Sie die Zahlung an der Bestellung.</p>
      <ul className={css['entries']}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: They have nothing of their own, and stay as they are.
          <li key={index} className={css['unreadable']}>
            {unreadableText(entry)}
            <span className="detail">
              {entry.payer || 'Ohne Namen'} · {entry.remittance || 'Ohne Verwendungszweck'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
