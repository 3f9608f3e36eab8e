import type { Hall, Order } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { byPlace, countsOf, heldOrders } from './hall.rules.ts'

const order = (company: string, facts: Partial<Order>): Order => ({
  id: 1,
  number: 'B-2027-000001',
  created: new Date('2027-01-01T10:00:00Z'),
  state: 'confirmed',
  event: 1,
  event_name: '',
  event_cancelled: false,
  company,
  street: '',
  postal_code: '',
  city: '',
  country: 'DE',
  vat_id: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  reference: '',
  leitweg_id: '',
  tables: 1,
  places: [],
  chairs: 0,
  power: false,
  wifi: false,
  persons: 0,
  catering: 0,
  remarks: '',
  items: [],
  discount: null,
  total_cents: 0,
  taxes: [],
  vat_cents: 0,
  gross_cents: 0,
  decline_remark: '',
  invoice: null,
  ...facts,
})
const hall = (...places: string[]): Hall => ({
  name: 'Foyer',
  columns: 9,
  rows: 1,
  tables: places.map((place, column) => ({ place, column, row: 0, taken: false })),
  image: null,
  marks: [],
})

test('what lacks a table comes first, then what the office has to decide; what is declined has none', () => {
  const orders = [
    order('Kreide', { state: 'paid', places: ['A1'] }),
    order('Tinte', { state: 'ordered', places: ['A2'] }),
    order('Äpfel', { state: 'confirmed', tables: 2, places: ['A3'] }),
    order('Papier', { state: 'declined' }),
  ]
  expect(heldOrders(orders).map(({ company }) => company)).toEqual(['Äpfel', 'Tinte', 'Kreide'])
})

test('each table is whose order names it, and free otherwise', () => {
  const orders = [
    order('Kreide', { state: 'invoiced', tables: 2, places: ['A1', 'A2'] }),
    order('Storno', { state: 'cancelled', places: ['A3'] }),
  ]
  expect(byPlace(orders).get('A2')?.company).toBe('Kreide')
  expect(countsOf(hall('A1', 'A2', 'A3', 'A4'), orders)).toEqual({
    free: 2,
    ordered: 0,
    confirmed: 0,
    invoiced: 2,
    paid: 0,
  })
})
