import type { InvoicePreview, VatWarning } from '@tafelrunde/contract/admin/money/invoice-previews'
import type { VatCheck, VatCheckResult } from '@tafelrunde/contract/admin/money/vat-checks'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'

const dayText = (day: string) => tableDay(new Date(`${day}T12:00:00Z`))

type Tax = InvoicePreview['changes'][number]['now']

const without: Record<Tax['tax_case'], string> = {
  standard: 'ohne USt.',
  reduced: 'ohne USt.',
  exempt: 'steuerfrei',
  small_business: 'ohne USt., Kleinunternehmer (§\u00A019\u00A0UStG)',
  reverse_charge: 'ohne USt., der Aussteller schuldet sie',
  not_taxable: 'ohne USt., im Inland nicht steuerbar',
  compensation: 'ohne USt., Schadensersatz',
}

/** „19 % USt.“, „steuerfrei nach § 4 Nr. 22 Buchst. a UStG“ */
export const taxText = ({ tax_case, vat_percent, exemption }: Tax) => {
  if (vat_percent > 0) return `${vat_percent}\u00A0%\u00A0USt.`
  return exemption ? `${without[tax_case]} nach ${exemption}` : without[tax_case]
}

/** „Bei der Bestellung 169,00 €, jetzt 150,00 €.“ with the day that decides on it. */
export const differenceText = ({ order_cents, gross_cents, service_day }: InvoicePreview) => {
  const day = `Für die Umsatzsteuer zählt der letzte Tag der Veranstaltung, ${dayText(service_day)}`
  return order_cents === gross_cents
    ? `${day}: Die Summe bleibt ${money(gross_cents)}, aber der Grund ist ein anderer als bei der Bestellung.`
    : `${day}: Bei der Bestellung waren es ${money(order_cents)}, jetzt sind es ${money(gross_cents)}.`
}

export const resultTexts: Record<VatCheckResult, string> = {
  valid: 'gültig',
  invalid: 'ungültig',
  unreachable: 'VIES nicht erreichbar',
}

/** „Gültig am Mo., 1. Feb. 2027“ */
export const checkText = ({ result, day }: VatCheck) => {
  const said =
    result === 'unreachable'
      ? resultTexts[result]
      : resultTexts[result].replace(/^./, first => first.toUpperCase())
  return `${said} am ${dayText(day)}`
}

export const checkDetail = ({ vat_id, is_former, reference, noted_by }: VatCheck) =>
  [
    is_former ? `für die frühere USt-IdNr. ${vat_id}` : vat_id,
    reference && `Konsultationsnummer ${reference}`,
    noted_by,
  ]
    .filter(Boolean)
    .join(', ')

const warnings: Record<VatWarning, string> = {
  missing: 'zu seiner USt-IdNr. ist keine Antwort von VIES vermerkt.',
  invalid: 'VIES kennt seine USt-IdNr. nicht, so ist es vermerkt.',
  unreachable: 'VIES war nicht erreichbar, als nach seiner USt-IdNr. gefragt wurde.',
  old: 'die letzte Antwort von VIES zu seiner USt-IdNr. ist älter als die Bestellung.',
}

export const vatWarningText = (warning: VatWarning) =>
  `Der Aussteller schuldet die Steuer selbst, aber ${warnings[warning]}`
