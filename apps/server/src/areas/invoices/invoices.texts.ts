import type { Invoice } from '@tafelrunde/contract/admin/money/orders'
import type { OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { moneyText } from '../../common/money.texts.ts'
import type { InvoiceContent, SellerGap } from './invoices.rules.ts'

/** Why an order in this state gets no invoice. */
export const notConfirmed: Record<Exclude<OrderState, 'confirmed'>, string> = {
  ordered: 'Diese Bestellung ist noch nicht bestätigt.',
  declined: 'Diese Bestellung ist abgelehnt.',
  invoiced: 'Zu dieser Bestellung gibt es schon eine Rechnung.',
  paid: 'Diese Bestellung ist schon bezahlt.',
  cancelled: 'Diese Bestellung ist storniert.',
}

const gapNames: Record<SellerGap, string> = {
  address: 'die vollständige Anschrift',
  contact: 'E-Mail-Adresse und Telefonnummer',
  tax_id: 'die Steuernummer oder die Umsatzsteuer-Identifikationsnummer',
  vat_id: 'die Umsatzsteuer-Identifikationsnummer',
  iban: 'die IBAN',
}

/** „Rechnungen gibt es, sobald beim Verband hinterlegt ist: die vollständige Anschrift, die IBAN.“ */
export const gapsText = (gaps: SellerGap[]) =>
  `Rechnungen gibt es, sobald beim Verband hinterlegt ist: ${gaps.map(gap => gapNames[gap]).join(', ')}.`

export const buyerVatIdMissing =
  'Für diese Bestellung schuldet der Aussteller die Steuer. Dafür fehlt seine Umsatzsteuer-Identifikationsnummer.'
/** „USt-IdNr. FR12: …“ with the way to what can be done. */
export const wrongBuyerVatId = (vatId: string, fault: string) =>
  `USt-IdNr. ${vatId}: ${fault} Berichtigen Sie sie bei der Bestellung unter „Anschrift ändern“; danach lässt sich die Rechnung schreiben.`
/** Why an invoice is not written before somebody has looked at its tax; in cents, as the order says and as the invoice would. */
export const taxChanged = (orderCents: number, grossCents: number) =>
  `Die Umsatzsteuer ist am Tag der Leistung eine andere als bei der Bestellung: ${
    orderCents === grossCents
      ? `Die Summe bleibt ${moneyText(grossCents)}, aber der Grund ist ein anderer.`
      : `${moneyText(grossCents)} statt ${moneyText(orderCents)}.`
  } Bitte schreiben Sie diese Rechnung einzeln, auf der Seite der Bestellung.`
export const otherSum = (grossCents: number) =>
  `Inzwischen hat sich etwas geändert: Die Rechnung wäre jetzt über ${moneyText(grossCents)}. Bitte sehen Sie es sich noch einmal an.`
export const tooHighFee = (net: string) => `Höchstens ${net}: So viel kostet die Bestellung netto.`
export const nothingToInvoice = 'Für diese Veranstaltung gibt es keine bestätigte Bestellung ohne Rechnung.'
export const noRun = 'Für diese Veranstaltung werden gerade keine Rechnungen geschrieben.'
export const alreadyCancelled = 'Diese Rechnung ist schon storniert.'
/** Why only invoices are cancelled or credited. */
export const isNoInvoice = {
  cancellation: 'Eine Stornorechnung lässt sich nicht stornieren und nicht korrigieren.',
  credit: 'Eine Rechnungskorrektur lässt sich nicht stornieren und nicht korrigieren.',
}

type Named = { number: string; kind: Invoice['kind'] }

const titles: Record<Named['kind'], string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  credit: 'Rechnungskorrektur',
}
export const titleOf = (kind: Named['kind']) => titles[kind]
export const paperName = ({ number, kind }: Named) => `${titleOf(kind)} ${number}.pdf`
export const xmlName = ({ number, kind }: Named) => `${titleOf(kind)} ${number}.xml`

/** Why an invoice was taken back, whole or in part; empty where nothing is said. */
export const reasonText = ({ cancels, corrects }: Pick<InvoiceContent, 'cancels' | 'corrects'>) => {
  if (corrects) return `Grund der Korrektur: ${corrects.reason}`
  return cancels?.reason ? `Grund der Stornierung: ${cancels.reason}` : ''
}

export type InvoiceLine = Named & { gross_cents: number }

/** For the terminal. */
export const invoiceLine = ({ number, kind, gross_cents }: InvoiceLine) =>
  `${titleOf(kind)} ${number}: ${moneyText(gross_cents)}`

export const unknownOrder = (id: number, event: number) =>
  `In Veranstaltung ${event} gibt es keine Bestellung ${id}.`
export const unknownInvoice = (number: string, event: number) =>
  `In Veranstaltung ${event} gibt es keine Rechnung ${number}.`

export const notWritten = 'Die Rechnung konnte nicht geschrieben werden.'

/** Which orders could not be invoiced, a line each. */
export const failuresText = (failures: { number: string; detail: string }[]) =>
  failures.map(({ number, detail }) => `Bestellung ${number}: ${detail}`).join('\n')
