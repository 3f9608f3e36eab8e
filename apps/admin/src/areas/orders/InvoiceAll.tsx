import { invoiceEvent } from '@tafelrunde/contract/admin/money/invoice-runs'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { useFilteredEvent, useInvoiceRun } from './invoiceRun.api.ts'

/** The invoices of all confirmed orders of the event by which the list is filtered, unless they are being written. */
export const InvoiceAll = () => {
  const event = useFilteredEvent()
  const { data } = useInvoiceRun(event)
  if (event === undefined || !data) return null
  if (data.run && data.run.state !== 'done') return null
  return (
    <Deed
      label="Alle Rechnungen schreiben"
      title="Alle Rechnungen schreiben"
      text="Jede bestätigte Bestellung dieser Veranstaltung bekommt ihre Rechnung, und der Aussteller bekommt sie als Mail. Die Nummern lassen sich nicht zurückgeben, nur stornieren. Das läuft weiter, auch wenn Sie diese Seite verlassen, und lässt sich anhalten."
      perform={() => call(invoiceEvent, { params: { id: event } })}
    />
  )
}
