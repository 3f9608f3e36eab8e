import { invoiceEvent } from '@tafelrunde/contract/admin/money/orders'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useListContext, useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** The invoices of all confirmed orders of the event by which the list is filtered. */
export const InvoiceAll = () => {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const event: unknown = filterValues['event']
  if (typeof event !== 'number' && typeof event !== 'string') return null
  const perform = async () => {
    const { invoices, failures } = await call(invoiceEvent, { params: { id: Number(event) } })
    const done = `${counted(invoices.length, 'Rechnung', 'Rechnungen')} geschrieben.`
    if (failures.length === 0) return notify(done)
    const reasons = failures.map(({ number, detail }) => `${number}: ${detail}`)
    notify([done, 'Nicht geschrieben:', ...reasons].join(' '), { type: 'warning', autoHideDuration: null })
  }
  return (
    <Deed
      label="Alle Rechnungen schreiben"
      title="Alle Rechnungen schreiben"
      text="Jede bestätigte Bestellung dieser Veranstaltung bekommt ihre Rechnung, und der Aussteller bekommt sie als Mail. Die Nummern lassen sich nicht zurückgeben, nur stornieren."
      perform={perform}
    />
  )
}
