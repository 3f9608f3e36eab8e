import { listInvoices } from '@tafelrunde/contract/admin/invoices'
import type { Invoice } from '@tafelrunde/contract/admin/orders'
import { getInvoice, type Order } from '@tafelrunde/contract/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call, callForFile } from '../../providers/call.ts'
import { Card } from '../../shared/Card.tsx'
import { Failed } from '../../shared/Failed.tsx'
import { FileButton } from '../../shared/FileButton.tsx'
import { Remind } from '../../shared/invoices/Remind.tsx'
import { remindedText } from '../../shared/invoices/reminders.texts.ts'

const nameOf = ({ kind, number }: Invoice) =>
  `${kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'} ${number}`

/** Every invoice that was ever written of an order, with what took it back. */
export const Invoices = ({ order: { id, invoice } }: { order: Order }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'invoices', id, invoice?.id],
    queryFn: () => call(listInvoices, { query: { order: String(id) } }),
  })
  const written = data?.results ?? []
  if (error) return <Failed error={error} retry={refetch} />
  if (written.length === 0) return null
  return (
    <Card title="Rechnungen">
      <ul className="rows">
        {written.map(one => (
          <li key={one.id}>
            <span>
              {nameOf(one)}: {money(one.gross_cents)}
              <span className="detail">
                {tableDay(one.issued)}
                {one.cancels && `, nimmt ${one.cancels} zurück`}
                {written.some(({ cancels }) => cancels === one.number) && ', storniert'}
              </span>
              {one.payments.map(({ booked, cents, payer }, index) => (
                <span className="detail" key={index}>
                  {money(cents)} am {tableDay(new Date(`${booked}T12:00:00Z`))} von {payer || 'ohne Namen'}
                </span>
              ))}
              {one.reminders.map(reminder => (
                <span className="detail" key={reminder.step}>
                  {remindedText(reminder)}
                </span>
              ))}
            </span>
            <FileButton
              label="PDF"
              name={`${nameOf(one)}.pdf`}
              load={() => callForFile(getInvoice, { params: { id: one.id } })}
            />
          </li>
        ))}
      </ul>
      <Remind query={{ order: String(id) }} />
    </Card>
  )
}
