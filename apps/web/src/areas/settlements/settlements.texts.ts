import type { LecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import type {
  Settlement,
  SettlementGap,
  SettlementState,
  SettlementTax,
} from '@tafelrunde/contract/lecturers/settlements'
import { dateInYear } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { figureText, money } from '@tafelrunde/ui/figures.ts'
import { countryName } from '../../shared/forms/countries.ts'
import { isOpen } from './settlements.rules.ts'

const list = new Intl.ListFormat('de-DE')

/** „12. März, 14:00–15:30“, „2 UE“ */
export const lineParts = ({ start, end, units, is_called_off }: Settlement['timeslots'][number]) => [
  `${dateInYear(start)}, ${timeRange(start, end)}`,
  `${figureText(units)}\u00A0UE`,
  ...(is_called_off ? ['entfallen'] : []),
]

const stateTexts: Record<SettlementState, string> = {
  open: 'Offen',
  submitted: 'Eingereicht',
  approved: 'Freigegeben',
  returned: 'Zurückgegeben',
  paid: 'Bezahlt',
}

/** Without a payment it is not „Bezahlt“. */
export const stateText = ({ state, closed_on }: Pick<Settlement, 'state' | 'closed_on'>) =>
  closed_on ? 'Abgeschlossen' : stateTexts[state]

/** The four steps that every settlement goes. */
export const stepsOf = (settlement: Settlement) => [
  stateTexts.open,
  stateTexts.submitted,
  stateTexts.approved,
  settlement.closed_on ? stateText(settlement) : stateTexts.paid,
]

const stepNames: Partial<Record<Settlement['steps'][number]['kind'], string>> = {
  bank: 'Anderes Konto',
  closed: 'Freigegeben und abgeschlossen',
  bank_confirmed: 'Konto geprüft',
  transfer_returned: 'Überweisung kam zurück',
}

/** What a line of the history says. */
export const stepText = ({ kind, state }: Settlement['steps'][number]) => stepNames[kind] ?? stateTexts[state]

const gapNames: Record<SettlementGap, string> = {
  address: 'Anschrift',
  iban: 'IBAN',
  account_holder: 'Kontoinhaber',
  tax_number: 'Steuernummer',
  vat_id: 'Umsatzsteuer-Identifikationsnummer',
  office_vat_id: 'Umsatzsteuer-Identifikationsnummer des Verbands',
  receipts: 'Beleg',
  rates: 'Steuersatz',
  timeslots: '',
  costs: '',
}

/** What to do about each gap, and the verb of its button. */
export const gapTexts: Record<SettlementGap, { sentence: string; action: string }> = {
  address: { sentence: 'Ihre Anschrift fehlt noch.', action: 'Anschrift ergänzen' },
  iban: { sentence: 'Ihre IBAN fehlt noch.', action: 'IBAN ergänzen' },
  account_holder: {
    sentence: 'Banken brauchen den Kontoinhaber in lateinischer Schrift.',
    action: 'Kontoinhaber ergänzen',
  },
  tax_number: {
    sentence: 'Ihre Steuernummer oder Umsatzsteuer-Identifikationsnummer fehlt noch.',
    action: 'Steuernummer ergänzen',
  },
  vat_id: {
    sentence: 'Ihre Umsatzsteuer-Identifikationsnummer fehlt noch.',
    action: 'Nummer ergänzen',
  },
  office_vat_id: {
    sentence:
      'Dem Büro fehlt die eigene Umsatzsteuer-Identifikationsnummer, die auf diese Abrechnung gehört. Bitte wenden Sie sich dorthin.',
    action: '',
  },
  receipts: { sentence: 'Ein Beleg fehlt noch.', action: 'Beleg hinzufügen' },
  rates: {
    sentence: 'Wie viel Prozent Umsatzsteuer auf einem Beleg stehen, fehlt noch.',
    action: 'Prozentsatz ergänzen',
  },
  timeslots: { sentence: 'Einreichen können Sie nach Ihrem letzten Termin.', action: '' },
  costs: {
    sentence: 'Keiner Ihrer Termine hat stattgefunden. Was haben Sie für Fahrt oder Auslagen bezahlt?',
    action: 'Auslage hinzufügen',
  },
}

/** „IBAN und Anschrift fehlen noch“; nothing where there is nothing to do. */
export const missingText = (settlement: Settlement) => {
  if (!isOpen(settlement)) return undefined
  if (settlement.missing.includes('timeslots')) return 'Einreichen können Sie nach Ihrem letzten Termin'
  if (settlement.missing.includes('costs')) return 'Es fehlt noch, was Sie bezahlt haben'
  const names = settlement.missing.map(gap => gapNames[gap])
  if (names.length > 0) return `${list.format(names)} ${names.length > 1 ? 'fehlen' : 'fehlt'} noch`
  return settlement.state === 'returned' ? 'Bitte prüfen und erneut einreichen' : 'Bereit zum Einreichen'
}

type Travel = Pick<Settlement, 'travel_mode' | 'travel_km' | 'travel_cents_per_km'>

/** „Fahrt mit dem Pkw“ and „128 km × 0,30 €“ */
export const travelText = ({ travel_mode, travel_km, travel_cents_per_km }: Travel) =>
  travel_mode === 'car'
    ? {
        title: 'Fahrt mit dem Pkw',
        line: `${figureText(travel_km)}\u00A0km ×\u00A0${money(travel_cents_per_km)}`,
      }
    : { title: 'Fahrt mit Bahn oder Bus', line: 'Preis der Fahrscheine' }

/** „Abgerechnet werden 100,00 €, ohne die Umsatzsteuer darin (7 %)“; nothing where all of it is. */
export const billedText = (cents: number, billedCents: number, percent: number | null) =>
  billedCents === cents
    ? undefined
    : `Abgerechnet werden ${money(billedCents)}, ohne die Umsatzsteuer darin (${percent}\u00A0%).`

export const taxTexts: Record<SettlementTax, { title: string; line: string }> = {
  vat: { title: 'Mit Umsatzsteuer', line: 'Die Umsatzsteuer kommt zur Summe dazu.' },
  small_business: {
    title: 'Klein\u00ADunternehmer, §\u00A019\u00A0UStG',
    line: 'Umsatzsteuer wird nicht ausgewiesen.',
  },
  reverse_charge: {
    title: 'Unternehmen im Ausland, §\u00A013b\u00A0UStG',
    line: 'Die deutsche Umsatzsteuer schuldet der Verband; ausgezahlt wird die Summe ohne sie.',
  },
  allowance: {
    title: 'Freibetrag, §\u00A03\u00A0Nr.\u00A026\u00A0EStG',
    line: 'Für nebenberufliche Tätigkeit; Umsatzsteuer wird nicht ausgewiesen.',
  },
}

/** „1.240,00 € von 3.300,00 € in 2026“ */
export const allowanceText = ({ allowance: { year, limit_cents, used_cents } }: Settlement) =>
  `${money(used_cents)} von ${money(limit_cents)} in\u00A0${year}`

/** „Von anderen: 500,00 € (Angabe vom 3. März)“ */
export const othersText = ({ allowance: { year, others_cents, others_at } }: Settlement) =>
  others_cents === null || others_at === null
    ? `Von anderen in\u00A0${year}: noch keine Angabe`
    : `Von anderen in\u00A0${year}: ${others_cents === 0 ? 'nichts' : money(others_cents)} (Angabe vom ${dateInYear(others_at)})`

/** What is left of the allowance, or how much is over it. */
export const leftText = ({ allowance: { limit_cents, used_cents, others_cents } }: Settlement) => {
  const left = limit_cents - used_cents - (others_cents ?? 0)
  return left < 0 ? `${money(-left)} über dem Freibetrag` : `Noch frei: ${money(left)}`
}

/** Every sum that the total is made of. */
export const sumLines = (settlement: Settlement): [name: string, sum: string][] => [
  [`Honorar, ${figureText(settlement.units)}\u00A0UE`, money(settlement.fee_cents)],
  ['Reise', money(settlement.travel_billed_cents)],
  ['Auslagen', money(settlement.expenses_billed_cents)],
  ...(settlement.tax === 'vat'
    ? [
        [`Umsatzsteuer, ${settlement.vat_percent}\u00A0%`, money(settlement.vat_cents)] satisfies [
          string,
          string,
        ],
      ]
    : []),
]

/** „DE…1234“ */
export const maskedIban = (iban: string) => (iban ? `${iban.slice(0, 2)}…${iban.slice(-4)}` : 'fehlt noch')

type Back = NonNullable<Settlement['returned_transfer']>

/** „Am 8. März kam unsere Überweisung über 314,05 € auf DE…3000 zurück. Der Grund …“, and what comes next. */
export const cameBackText = ({ bank, total_cents }: Settlement, { returned, reason, is_doubted }: Back) => {
  const day = dateInYear(new Date(`${returned}T12:00:00Z`))
  const what = `Am ${day} kam unsere Überweisung über ${money(total_cents)} auf ${maskedIban(bank.iban)} zurück. Der Grund der Bank: ${reason}.`
  return is_doubted
    ? `${what} Bitte prüfen Sie Ihre Bankverbindung, und sagen Sie dem Büro Bescheid, wenn sie stimmt.`
    : `${what} Das Büro überweist mit dem nächsten Zahlungslauf noch einmal.`
}

const abroad = (country: string) => (country === 'DE' ? '' : countryName(country))

type Address = Pick<LecturerData, 'street' | 'postal_code' | 'city' | 'country'>

export const addressText = ({ street, postal_code, city, country }: Address) =>
  [street, `${postal_code} ${city}`.trim(), city && abroad(country)].filter(Boolean).join(', ') ||
  'fehlt noch'

export const ownTaxText = ({ small_business, tax_number, vat_id }: LecturerData) =>
  [
    small_business && taxTexts.small_business.title,
    tax_number && `St.-Nr.\u00A0${tax_number}`,
    vat_id && `USt-IdNr.\u00A0${vat_id}`,
  ]
    .filter(Boolean)
    .join(', ') || 'keine Angabe'

export const ownTravelText = ({ travel_mode, travel_km }: LecturerData) => {
  if (travel_mode === 'public') return 'Bahn oder Bus'
  return travel_km > 0 ? `Pkw, ${figureText(travel_km)}\u00A0km hin und zurück` : 'Pkw, Kilometer fehlen noch'
}

/** The file's name on the device; characters that some systems refuse are left out. */
export const fileName = (paper: string, { event }: Settlement) =>
  `${paper} ${event.name}.pdf`.replaceAll(/[\\/:*?"<>|]/g, '')
