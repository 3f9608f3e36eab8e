import type { InvoicePreview } from '@tafelrunde/contract/admin/money/invoice-previews'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'

type Tax = InvoicePreview['changes'][number]['now']

const without: Record<Tax['tax_case'], string> = {
  standard: 'ohne USt.',
  reduced: 'ohne USt.',
  exempt: 'steuerfrei',
  small_business: 'ohne USt., Kleinunternehmer (§\u00A019\u00A0UStG)',
  reverse_charge: 'ohne USt., der Aussteller schuldet sie',
  not_taxable: 'ohne USt., im Inland nicht steuerbar',
}

/** „19 % USt.“, „steuerfrei nach § 4 Nr. 22 Buchst. a UStG“ */
export const taxText = ({ tax_case, vat_percent, exemption }: Tax) => {
  if (vat_percent > 0) return `${vat_percent}\u00A0%\u00A0USt.`
  return exemption ? `${without[tax_case]} nach ${exemption}` : without[tax_case]
}

/** „Bei der Bestellung 169,00 €, jetzt 150,00 €.“ with the day that decides on it. */
export const differenceText = ({ order_cents, gross_cents, service_day }: InvoicePreview) => {
  const day = `Für die Umsatzsteuer zählt der letzte Tag der Veranstaltung, ${tableDay(new Date(`${service_day}T12:00:00Z`))}`
  return order_cents === gross_cents
    ? `${day}: Die Summe bleibt ${money(gross_cents)}, aber der Grund ist ein anderer als bei der Bestellung.`
    : `${day}: Bei der Bestellung waren es ${money(order_cents)}, jetzt sind es ${money(gross_cents)}.`
}
