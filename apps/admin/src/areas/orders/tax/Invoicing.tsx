import { invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { useInvoicePreview } from './invoicePreview.api.ts'
import { TaxChanges } from './TaxChanges.tsx'
import { vatWarningText } from './tax.texts.ts'

/** Writes the invoice of an order over the sum that stands there, and no other. */
export const Invoicing = ({ order }: { order: Order }) => {
  const { data: preview } = useInvoicePreview(order)
  const gross = preview?.gross_cents ?? null
  return (
    <Deed
      label="Rechnung schreiben"
      title="Rechnung schreiben"
      text={`Über ${gross === null ? '…' : money(gross)}. Sie bekommt die nächste Nummer und geht als Mail an ${order.contact_email}. Danach lässt sie sich nur noch korrigieren oder stornieren.`}
      done="Die Rechnung ist geschrieben und unterwegs."
      perform={() => call(invoiceOrder, { params: { id: order.id }, body: { gross_cents: gross } })}
    >
      {preview && <TaxChanges preview={preview} />}
      {preview?.vat_warning && <p>{vatWarningText(preview.vat_warning)}</p>}
    </Deed>
  )
}
