import '../../shared/state-chip.css'
import type { ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { remindedText } from '../../shared/invoices/reminders.texts.ts'

export const invoiceStateTexts = { open: 'offen', paid: 'bezahlt', cancelled: 'storniert' }

const chips = { open: 'new', paid: 'current', cancelled: 'draft' }

type Props = Pick<ListedInvoice, 'state' | 'overdue_days' | 'paid_cents' | 'credit_cents' | 'reminders'>

/** Where an invoice stands; one that cancels another has nothing to be paid. What was paid too much is told at the latest paper. */
export const InvoiceStateChip = ({ state, overdue_days, paid_cents, credit_cents, reminders }: Props) => (
  <>
    {state && (
      <span className={`state-chip state-chip--${overdue_days > 0 ? 'cancelled' : chips[state]}`}>
        {overdue_days > 0 ? 'überfällig' : invoiceStateTexts[state]}
      </span>
    )}
    {state === 'open' && paid_cents > 0 && <span className="detail">{money(paid_cents)} sind bezahlt</span>}
    {overdue_days > 0 && <span className="detail">seit {counted(overdue_days, 'Tag', 'Tagen')}</span>}
    {state === 'open' &&
      reminders.slice(-1).map(one => (
        <span className="detail" key={one.step}>
          {remindedText(one)}
        </span>
      ))}
    {credit_cents > 0 && <span className="detail">{money(credit_cents)} Guthaben</span>}
  </>
)
