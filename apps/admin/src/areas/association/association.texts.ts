import type { Columns } from '../../shared/history/history.texts.ts'

/** The association's columns in the audit log. */
export const associationHistory: Columns = {
  name: { label: 'Name' },
  street: { label: 'Straße und Hausnummer' },
  postal_code: { label: 'Postleitzahl' },
  city: { label: 'Ort' },
  email: { label: 'E-Mail-Adresse' },
  phone: { label: 'Telefon' },
  website: { label: 'Website' },
  logo: { label: 'Logo', long: true },
  primary_colour: { label: 'Farbe', text: value => (typeof value === 'string' ? value : 'Tafelgrün') },
  sender_name: { label: 'Name des Absenders' },
  reply_to: { label: 'Adresse für Antworten' },
  about: { label: 'Über uns', long: true },
  imprint: { label: 'Impressum', long: true },
  privacy: { label: 'Datenschutz', long: true },
  privacy_version: { label: 'Fassung der Datenschutzerklärung' },
  accessibility: { label: 'Erklärung zur Barrierefreiheit', long: true },
  staff_second_factor: { label: 'Zweiter Schritt ist Pflicht für das Büro' },
  iban: { label: 'IBAN' },
  bic: { label: 'BIC' },
  account_holder: { label: 'Kontoinhaber' },
  tax_number: { label: 'Steuernummer' },
  vat_id: { label: 'Umsatzsteuer-ID' },
  small_business: { label: 'Kleinunternehmer' },
  valid_from: { label: 'Gilt ab' },
}
