import { association } from '../src/areas/demo/content/association.content.ts'
import { donationDocument } from '../src/areas/settlements/donations/donation.document.ts'
import { lecturerConfirmationDocument } from '../src/areas/settlements/papers/lecturer-confirmation.document.ts'
import { settlementDocument } from '../src/areas/settlements/papers/settlement.document.ts'
import { type SettlementContent, sumsOf } from '../src/areas/settlements/settlements.rules.ts'

const line = (id: number, workshop: string, day: number, feeCents: number) => ({
  id,
  workshop,
  location: 'Kleiner Saal',
  startsAt: new Date(`2027-03-${day}T10:00:00+01:00`),
  endsAt: new Date(`2027-03-${day}T11:30:00+01:00`),
  calledOff: false,
  units: 2,
  feeCents,
})

const withSums = (content: Omit<SettlementContent, 'sums'>): SettlementContent => ({
  ...content,
  sums: sumsOf(content),
})

const { name, street, postalCode, city, email, phone, website } = association
const usual = {
  submittedAt: new Date('2027-03-15T10:12:00+01:00'),
  version: 1,
  replaces: null,
  association: { name, street, postalCode, city, email, phone, website, vatId: 'DE123456789' },
  person: {
    firstName: 'Henning',
    lastName: 'Voß',
    street: 'Lindenweg 14',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'DE',
    taxNumber: '151/815/08156',
    vatId: '',
  },
  bank: { holder: 'Dr. Henning Voß', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', changedAt: null },
  event: {
    name: 'Frühjahrstagung 2027',
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-13T17:00:00+01:00'),
    location: 'Stadthalle Lindenau, Marktplatz 3, 12346 Lindenau',
    unitMinutes: 45,
  },
  lines: [
    line(1, 'Leseförderung in der Grundschule', 12, 18000),
    line(2, 'Leseförderung in der Grundschule', 13, 18000),
    line(3, 'Mehrsprachigkeit als Ressource', 13, 18000),
  ],
  feeRule: '90,00\u00a0€ je\u00a0UE',
  travel: { mode: 'car' as const, km: 128, centsPerKm: 30, cents: 3840, vatPercent: null, receipt: null },
  upcoming: 0,
  expenses: [{ text: 'Kopien', cents: 1620, vatPercent: 19, receipt: { id: 7, name: 'Beleg.pdf' } }],
  tax: 'small_business' as const,
  donationTerms: null,
  vatPercent: 0,
  owed: null,
  allowance: { year: 2027, limitCents: 330000, usedCents: 0, others: null },
  declared: null,
  remark: '',
}
const whole = withSums(usual)
const corrected: SettlementContent = {
  ...whole,
  version: 2,
  replaces: {
    number: '2027-000012',
    issuedAt: new Date('2027-03-14T18:20:00+01:00'),
    reason: 'Der Beleg der Kopien war unleserlich. Bitte reichen Sie ihn noch einmal ein.',
  },
}
const longName =
  'Vom Umgang mit Vielfalt: Differenzierung, Sprachbildung und gemeinsames Lernen in der Sekundarstufe I und II'
const long = withSums({
  ...usual,
  person: {
    ...usual.person,
    firstName: 'Maria-Magdalena Theodora Antonia',
    lastName: 'von Hohenstein-Waldenburg zu Schönfließ',
    vatId: 'DE123456789',
  },
  lines: Array.from({ length: 18 }, (_, index) => line(index, longName, 12, 123_456)),
  expenses: Array.from({ length: 6 }, () => ({
    text: 'Übernachtung mit Frühstück im Tagungshotel, ohne Minibar',
    cents: 11_900,
    vatPercent: 7,
    receipt: { id: 8, name: 'Rechnung Tagungshotel Lindenau 2027-03-12.pdf' },
  })),
  tax: 'vat',
  vatPercent: 19,
  remark: 'Die zweite Übernachtung war nötig, weil der letzte Zug ausfiel.\nBitte um kurze Rückmeldung.',
})
const abroad = withSums({
  ...usual,
  person: {
    ...usual.person,
    firstName: 'Anna',
    lastName: 'Gruber',
    street: 'Mariahilfer Straße 12/3',
    postalCode: '1060',
    city: 'Wien',
    country: 'AT',
    taxNumber: '',
    vatId: 'ATU13585627',
  },
  bank: { holder: 'Anna Gruber', iban: 'AT611904300234573201', bic: 'GIBAATWWXXX', changedAt: null },
  tax: 'reverse_charge',
  owed: { vatPercent: 19, vatCents: 11_297 },
})
const draft = withSums({
  ...usual,
  submittedAt: null,
  person: {
    ...usual.person,
    firstName: 'Jo',
    lastName: 'Ng',
    street: '',
    postalCode: '',
    city: '',
    taxNumber: '',
  },
  bank: { holder: '', iban: '', bic: '', changedAt: null },
  lines: [],
  expenses: [],
  travel: { mode: 'public', km: 0, centsPerKm: 30, cents: 0, vatPercent: null, receipt: null },
  tax: 'allowance',
})
const donating = {
  ...usual,
  submittedAt: usual.submittedAt,
  sums: sumsOf({ ...usual, donatedCents: 18_005 }),
}
const donationTerms = {
  taxOffice: 'Musterstadt',
  taxNumber: '151/815/08156',
  notice: 'exemption',
  noticeOn: '2025-05-06',
  period: '2023',
  purposes: 'Erziehung und Volksbildung',
} as const
const now = new Date('2027-03-14T08:00:00+01:00')

/** Abrechnung and Referentenbestätigung, also long and nearly empty. */
export const settlementExamples = {
  settlement: { template: 'settlement', document: settlementDocument(12, whole, now) },
  settlementCorrected: { template: 'settlement', document: settlementDocument(12, corrected, now) },
  settlementLong: { template: 'settlement', document: settlementDocument(13, long, now) },
  settlementAbroad: { template: 'settlement', document: settlementDocument(15, abroad, now) },
  settlementDraft: { template: 'settlement', document: settlementDocument(14, draft, now) },
  settlementDonating: { template: 'settlement', document: settlementDocument(16, donating, now) },
  donation: { template: 'donation', document: donationDocument(16, donating, donationTerms, now) },
  lecturerConfirmation: {
    template: 'lecturer-confirmation',
    document: lecturerConfirmationDocument(12, whole, now),
  },
  lecturerConfirmationLong: {
    template: 'lecturer-confirmation',
    document: lecturerConfirmationDocument(13, long, now),
  },
} as const
