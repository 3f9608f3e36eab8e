import type { Columns } from '../../shared/history/history.texts.ts'
import { address, state, sum } from './columns.texts.ts'

/** The columns of what lecturers settle, in the audit log. */
export const returnedTransferHistory: Columns = {
  returned_on: { label: 'Zurück am' },
  cents: { label: 'Betrag', text: sum },
  fee_cents: { label: 'Von der Bank einbehalten', text: sum },
  reason: { label: 'Grund der Bank' },
  withdrawn_at: { label: 'Zurückgenommen am' },
}
export const donationHistory: Columns = {
  number: { label: 'Nummer' },
  cents: { label: 'Betrag', text: sum },
  issued_at: { label: 'Ausgestellt am' },
}
export const donationTermsHistory: Columns = {
  tax_office: { label: 'Finanzamt' },
  tax_number: { label: 'Steuernummer' },
  notice: {
    label: 'Bescheid',
    text: (value: unknown) => (value === 'statutes' ? 'Feststellung nach § 60a AO' : 'Freistellungsbescheid'),
  },
  notice_on: { label: 'Datum des Bescheids' },
  period: { label: 'Letzter Veranlagungszeitraum' },
  purposes: { label: 'Zwecke' },
}
export const settlementHistory: Columns = {
  state,
  travel_mode: { label: 'Anreise', long: true },
  travel_km: { label: 'Kilometer' },
  ticket_cents: { label: 'Fahrkarte', text: sum },
  ticket_vat_percent: { label: 'Umsatzsteuer der Fahrkarte in Prozent' },
  ticket_receipt_id: { label: 'Beleg der Fahrkarte', long: true },
  tax: { label: 'Steuer', long: true },
  remark: { label: 'Bemerkung', long: true },
  return_remark: { label: 'Grund der Rückgabe' },
  iban_end: { label: 'Konto endet auf' },
  bank_doubted_at: {
    label: 'Konto zu prüfen',
    deed: now => (now === null ? 'Konto geprüft' : 'Überweisung kam zurück'),
  },
  bank_wished_at: {
    label: 'Anderes Konto',
    deed: now => (now === null ? 'Wunsch nach anderem Konto erledigt' : 'Anderes Konto gewünscht'),
  },
  payment_file_id: {
    label: 'Zahlungsdatei',
    deed: now => (now === null ? 'Aus der Zahlungsdatei genommen' : 'In eine Zahlungsdatei aufgenommen'),
  },
}
export const expenseHistory: Columns = {
  text: { label: 'Wofür' },
  cents: { label: 'Betrag', text: sum },
  receipt_id: { label: 'Beleg', long: true },
}
export const lecturerDataHistory: Columns = {
  ...address,
  phone: { label: 'Telefon' },
  iban: { label: 'IBAN' },
  bic: { label: 'BIC' },
  account_holder: { label: 'Kontoinhaber' },
  tax_number: { label: 'Steuernummer' },
  vat_id: { label: 'Umsatzsteuer-ID' },
  small_business: { label: 'Kleinunternehmer' },
  travel_mode: { label: 'Anreise', long: true },
  travel_km: { label: 'Kilometer' },
}
