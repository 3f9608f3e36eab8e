import type { Exhibition, Order } from '@tafelrunde/contract/exhibitions/orders'

/** A moment in the winter, by Berlin's clock. */
const at = (text: string) => new Date(`${text}+01:00`)

const tables = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((place, index) => ({
  place,
  column: index % 3,
  row: Math.floor(index / 3),
  taken: place === 'A1',
}))

const standard = { tax_case: 'standard' as const, vat_percent: 19, exemption: '' }

/** An exhibition for tests: two rows of three tables, of which A1 is taken. */
export const exhibition = (other: Partial<Exhibition> = {}): Exhibition => ({
  event: {
    id: 1,
    name: 'Frühjahrstagung 2027',
    start: at('2027-03-12T09:00'),
    end: at('2027-03-13T17:00'),
    location: 'Kongresshaus Musterstadt',
  },
  open: true,
  orders_until: null,
  items: [
    { kind: 'tables', name: 'Tische', unit_cents: 14_000, ...standard, on_site: false, free: 5 },
    { kind: 'chairs', name: 'Stühle', unit_cents: 600, ...standard, on_site: false, free: null },
    { kind: 'power', name: 'Stromanschluss', unit_cents: 4500, ...standard, on_site: false, free: 0 },
    { kind: 'wifi', name: 'WLAN', unit_cents: 0, ...standard, on_site: false, free: null },
  ],
  hall: { name: 'Foyer', columns: 4, rows: 2, tables, marks: [], image: null },
  ...other,
})

/** An order for tests: two tables and four chairs, of which the office knows nothing yet. */
export const order = (other: Partial<Order> = {}): Order => ({
  id: 1,
  number: 'B-2027-000001',
  created: at('2027-02-04T10:15'),
  state: 'ordered',
  event: 1,
  event_name: 'Frühjahrstagung 2027',
  event_cancelled: false,
  company: 'Verlag Kreidestrich',
  street: 'Druckereigasse 8',
  postal_code: '12345',
  city: 'Musterstadt',
  country: 'DE',
  vat_id: '',
  contact_name: 'Britta Sundermann',
  contact_email: 'aussteller@tafelrunde.example',
  contact_phone: '',
  reference: '',
  leitweg_id: '',
  tables: 2,
  places: ['A2', 'A3'],
  chairs: 4,
  power: true,
  wifi: false,
  persons: 0,
  catering: 0,
  remarks: '',
  items: [
    { kind: 'tables', name: 'Tische', quantity: 2, unit_cents: 14_000, total_cents: 28_000, ...standard },
    { kind: 'chairs', name: 'Stühle', quantity: 4, unit_cents: 600, total_cents: 2400, ...standard },
  ],
  total_cents: 30_400,
  discount: null,
  taxes: [{ ...standard, net_cents: 30_400, vat_cents: 5776 }],
  vat_cents: 5776,
  gross_cents: 36_176,
  decline_remark: '',
  invoice: null,
  ...other,
})
