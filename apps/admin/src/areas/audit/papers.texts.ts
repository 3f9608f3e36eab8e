import type { Columns } from '../../shared/history/history.texts.ts'
import { listedTaxText } from '../../shared/listedTaxes.texts.ts'
import { wayText } from '../../shared/payments/ways.texts.ts'
import { stateWord } from '../../shared/states.texts.ts'
import { address, state, sum } from './columns.texts.ts'

/** An order is called off, nobody leaves it. */
const orderState = (value: unknown) => (value === 'cancelled' ? 'storniert' : stateWord(String(value)))

/** The columns of what has no form here, in the audit log. */
export const orderHistory: Columns = {
  ...address,
  state: { label: 'Stand', text: orderState },
  dated_at: { label: 'Bestellt am' },
  company: { label: 'Firma' },
  vat_id: { label: 'Umsatzsteuer-ID' },
  contact_name: { label: 'Ansprechperson' },
  contact_email: { label: 'E-Mail-Adresse' },
  contact_phone: { label: 'Telefon' },
  reference: { label: 'Ihr Zeichen' },
  leitweg_id: { label: 'Leitweg-ID' },
  remarks: { label: 'Bemerkung', long: true },
  discount_percent: { label: 'Rabatt in Prozent' },
  discount_cents: { label: 'Rabatt', text: sum },
  discount_reason: { label: 'Grund des Rabatts' },
  decline_remark: { label: 'Grund der Ablehnung oder Stornierung' },
  fee_cents: { label: 'Stornopauschale', text: sum },
}
const runStates: Record<string, string> = { running: 'läuft', stopped: 'angehalten', done: 'fertig' }
export const runHistory: Columns = {
  state: { label: 'Stand', text: value => runStates[String(value)] ?? String(value) },
}
export const keyHistory: Columns = {
  revoked_at: { label: 'Widerrufen am' },
}
export const bankHistory: Columns = {
  booked_on: { label: 'Gebucht am' },
  cents: { label: 'Betrag', text: sum },
  payer: { label: 'Von' },
  withdrawn_at: { label: 'Zurückgenommen am' },
  returned_on: { label: 'Zurückgegeben am' },
  return_fee_cents: { label: 'Gebühren der Bank', text: sum },
  return_reason: { label: 'Grund der Rückgabe' },
}
export const gapHistory: Columns = {
  year: { label: 'Jahr' },
  first: { label: 'Von Nummer' },
  last: { label: 'Bis Nummer' },
  reason: { label: 'Grund', long: true },
}
export const costCentreHistory: Columns = {
  cost_centre: { label: 'Kostenstelle' },
}
export const datevExportHistory: Columns = {
  from_day: { label: 'Vom' },
  until_day: { label: 'Bis zum' },
  invoices: { label: 'Rechnungen und Stornorechnungen' },
  cents: { label: 'Summe', text: sum },
  payments: { label: 'Zahlungen' },
  payment_cents: { label: 'Summe der Zahlungen', text: sum },
  settlements: { label: 'Buchungen zu Abrechnungen' },
  settlement_cents: { label: 'Aufwand der Abrechnungen', text: sum },
  payout_cents: { label: 'Ausgezahlt', text: sum },
  only_new: { label: 'Nur was neu ist' },
}
export const datevHistory: Columns = {
  consultant: { label: 'Beraternummer' },
  client: { label: 'Mandantennummer' },
  chart: { label: 'Kontenrahmen' },
  debtor: { label: 'Debitorenkonto' },
  accounts: { label: 'Erlöskonten', long: true },
  account_length: { label: 'Stellen eines Kontos' },
  year_starts: { label: 'Wirtschaftsjahr beginnt im Monat' },
  service_date: { label: 'Mit Leistungsdatum' },
  keys: { label: 'Steuerschlüssel', long: true },
  invoice_sphere: { label: 'Sphäre der Erlöse' },
  payment_accounts: { label: 'Konten der Zahlungen', long: true },
  settlement_accounts: { label: 'Konten der Abrechnungen', long: true },
}
export const reminderHistory: Columns = {
  step: { label: 'Stufe' },
  interest_cents: { label: 'Verzugszinsen', text: sum },
  fees_cents: { label: 'Mahngebühren', text: sum },
  flat_fee_cents: { label: 'Pauschale', text: sum },
}
export const orderLetterHistory: Columns = {
  kind: {
    label: 'Art',
    text: (value: unknown) =>
      value === 'reminder' ? 'Zahlungserinnerung oder Mahnung' : 'Auftragsbestätigung',
  },
  title: { label: 'Brief' },
  sent_at: { label: 'Gesendet am' },
}
export const orderPaymentHistory: Columns = {
  kind: { label: 'Art', text: (value: unknown) => (value === 'refund' ? 'Erstattung' : 'Zahlung') },
  cents: { label: 'Betrag', text: sum },
  day: { label: 'Bezahlt am' },
  way: { label: 'Weg', text: wayText },
  note: { label: 'Notiz' },
  withdrawn_at: { label: 'Zurückgenommen am' },
}
export const orderItemHistory: Columns = {
  name: { label: 'Bezeichnung' },
  quantity: { label: 'Anzahl' },
  unit_cents: { label: 'Einzelpreis', text: sum },
  vat_percent: { label: 'Umsatzsteuer in Prozent' },
  holds: { label: 'Zählt für den Vorrat' },
  listed_tax_case: { label: 'Umsatzsteuer', text: listedTaxText },
  listed_exemption: { label: 'Steuerfrei nach' },
  on_site: { label: 'Leistung vor Ort' },
}
const vatResults: Record<string, string> = {
  valid: 'gültig',
  invalid: 'ungültig',
  unreachable: 'VIES nicht erreichbar',
}
export const vatCheckHistory: Columns = {
  vat_id: { label: 'USt-IdNr.' },
  result: { label: 'Ergebnis', text: (value: unknown) => vatResults[String(value)] ?? '' },
  day: { label: 'Gefragt am' },
  reference: { label: 'Konsultationsnummer' },
}
export const confirmationHistory: Columns = {
  number: { label: 'Nummer' },
  revoked_at: { label: 'Widerrufen am' },
  revocation_reason: { label: 'Grund des Widerrufs' },
  replaced_by: { label: 'Ersetzt durch', deed: () => 'Durch eine neue Bestätigung ersetzt' },
}
export const messageHistory: Columns = {
  state,
  assignee_id: { label: 'Zuständig', long: true },
}
export const supportTextHistory: Columns = {
  name: { label: 'Name' },
  text: { label: 'Text', long: true },
}
export const materialHistory: Columns = {
  name: { label: 'Name' },
  visible_from: { label: 'Sichtbar ab' },
  file: { label: 'Datei', long: true },
  size: { label: 'Größe', long: true },
}
