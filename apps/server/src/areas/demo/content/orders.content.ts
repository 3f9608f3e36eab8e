import type { ExhibitionTerms } from '@tafelrunde/contract/admin/money/orders'
import type { DemoOrder } from '../demo.rules.ts'
import type { EventKey } from './events.content.ts'

/** What the events that are on and to book offer: three rows of five tables in the foyer. */
export const exhibition: ExhibitionTerms = {
  tax_case: 'standard',
  items: [
    { kind: 'tables', name: 'Tische', unit_cents: 14_000, stock: 15 },
    { kind: 'chairs', name: 'Stühle', unit_cents: 600, stock: 60 },
    { kind: 'power', name: 'Stromanschluss', unit_cents: 4_500, stock: 10 },
    { kind: 'wifi', name: 'WLAN', unit_cents: 0 },
    { kind: 'persons', name: 'Weitere Standausweise', unit_cents: 1_500 },
    { kind: 'catering', name: 'Mittagessen', unit_cents: 1_150, tax_case: 'reduced', stock: 80 },
  ],
  hall: {
    name: 'Foyer, Erdgeschoss',
    columns: 6,
    rows: 3,
    tables: ['A', 'B', 'C'].flatMap((letter, row) =>
      [1, 2, 3, 4, 5].map((number, column) => ({ place: `${letter}${number}`, column, row })),
    ),
    marks: [
      { name: 'Bühne', column: 5.15, row: 0.25, columns: 0.7, rows: 2.5 },
      // In the wall, so that it has no depth.
      { name: 'Eingang', column: 2.9, row: 3, columns: 1.2, rows: 0 },
    ],
  },
}
/** Until when orders are taken, in days before the first start; null: until the event begins. */
export const orderDeadlines: Partial<Record<EventKey, number | null>> = {
  schoolCongress: 7,
  conference: null,
}

const kreidestrich = {
  account: 'aussteller@tafelrunde.example',
  company: 'Verlag Kreidestrich',
  street: 'Druckereigasse 8',
  postal_code: '12345',
  city: 'Musterstadt',
  vat_id: 'DE123456788',
  contact_name: 'Britta Sundermann',
  contact_email: 'aussteller@tafelrunde.example',
  contact_phone: '0123 4567-20',
}
const lernraum = {
  company: 'Lernraum GmbH',
  street: 'Werkstraße 3',
  postal_code: '12346',
  city: 'Lindenau',
  contact_name: 'Tobias Rensing',
  contact_email: 'messe@lernraum-moebel.example',
}
const silbenbogen = {
  company: 'Silbenbogen Lesemedien',
  street: 'Buchgasse 11',
  postal_code: '6900',
  city: 'Bregenz',
  country: 'AT',
  vat_id: 'ATU12345675',
  contact_name: 'Leonie Hämmerle',
  contact_email: 'messe@silbenbogen.example',
}
const rechenperle = {
  company: 'Rechenperle Lernmaterial',
  street: 'Holzweg 27',
  postal_code: '12347',
  city: 'Auental',
  contact_name: 'Grit Wollenhaupt',
  contact_email: 'stand@rechenperle.example',
}

/** Who has ordered what, so many days before the first start. */
export const orders: DemoOrder<EventKey>[] = [
  {
    ...kreidestrich,
    event: 'schoolCongress',
    daysAgo: 64,
    state: 'confirmed',
    wish: { tables: 2, places: ['A1', 'A2'], chairs: 4, power: true, wifi: true, catering: 2 },
  },
  {
    ...lernraum,
    event: 'schoolCongress',
    daysAgo: 58,
    state: 'confirmed',
    wish: { tables: 3, places: ['B3', 'B4', 'B5'], chairs: 3, power: true },
  },
  {
    ...rechenperle,
    event: 'schoolCongress',
    daysAgo: 40,
    state: 'declined',
    declineRemark:
      'Das Foyer ist für den Kongress leider schon vergeben. Für die Tagung haben wir noch Tische frei.',
    wish: { tables: 2, chairs: 2 },
  },
  {
    ...kreidestrich,
    event: 'conference',
    daysAgo: 2,
    state: 'ordered',
    remarks: 'Wir bringen eine Stellwand mit, zwei Meter breit.',
    wish: { tables: 2, places: ['A1', 'A2'], chairs: 4, power: true, wifi: true, catering: 6 },
  },
  {
    ...lernraum,
    event: 'conference',
    daysAgo: 17,
    state: 'confirmed',
    wish: { tables: 2, places: ['B3', 'B4'], chairs: 2, power: true },
  },
  {
    ...silbenbogen,
    event: 'conference',
    daysAgo: 9,
    state: 'ordered',
    wish: { tables: 1, places: ['C2'], chairs: 2, wifi: true, catering: 1 },
  },
  {
    ...rechenperle,
    event: 'conference',
    daysAgo: 6,
    state: 'confirmed',
    wish: { tables: 1, places: ['C1'], chairs: 2, persons: 1 },
  },
]
