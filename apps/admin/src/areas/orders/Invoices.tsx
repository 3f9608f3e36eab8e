import { listInvoices } from '@tafelrunde/contract/admin/money/invoices'
import type { Invoice } from '@tafelrunde/contract/admin/money/orders'
import { getInvoice, type Order } from '@tafelrunde/contract/exhibitions/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { call, callForFile } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { kindTexts, signedMoney } from '../../shared/invoices/invoices.texts.ts'
import { Remind } from '../../shared/invoices/Remind.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'

const nameOf = ({ kind, number }: Invoice) => `${kindTexts[kind]} ${number}`

/** Every invoice that was ever written of an order, with what took it back. */
export const Invoices = ({ order: { id, invoice, state } }: { order: Order }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'invoices', id, invoice?.id, invoice?.credits.length, state],
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
              {nameOf(one)}: {signedMoney(one.gross_cents)}
              <span className="detail">
                {tableDay(one.issued)}
                {one.cancels && `, nimmt ${one.cancels} zurück`}
                {one.corrects && `, korrigiert ${one.corrects}`}
                {written.some(({ cancels }) => cancels === one.number) && ', storniert'}
              </span>
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
