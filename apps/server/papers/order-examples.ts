import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { association } from '../src/areas/demo/content/association.content.ts'
import { orderDocument } from '../src/areas/exhibitions/orders/orders.document.ts'

const { name, street, postalCode, city, email, phone, website } = association
const letterhead = { name, street, postalCode, city, email, phone, website }
const event = {
  name: 'Frühjahrstagung 2027',
  startsAt: new Date('2027-03-12T09:00:00+01:00'),
  endsAt: new Date('2027-03-13T17:00:00+01:00'),
  location: 'Kongresshaus Musterstadt',
}

const standard = { tax_case: 'standard' as const, vat_percent: 19, exemption: '' }
const reverseCharge = { tax_case: 'reverse_charge' as const, vat_percent: 0, exemption: '' }
const reduced = { tax_case: 'reduced' as const, vat_percent: 7, exemption: '' }
const exempt = { tax_case: 'exempt' as const, vat_percent: 0, exemption: '§ 4 Nr. 22 Buchst. a UStG' }

/** As of the design: two tables, four chairs, power and Wi-Fi. */
export const order: Order = {
  id: 12,
  number: 'B-2027-000012',
  created: new Date('2027-01-15T10:12:00+01:00'),
  state: 'confirmed',
  event: 3,
  event_name: event.name,
  event_cancelled: false,
  company: 'Verlag Kreidestrich GmbH',
  street: 'Lindenweg 14',
  postal_code: '12345',
  city: 'Musterstadt',
  country: 'DE',
  vat_id: 'DE123456789',
  contact_name: 'Britta Sundermann',
  contact_email: 'aussteller@tafelrunde.example',
  contact_phone: '0123 4567-0',
  reference: '',
  leitweg_id: '',
  tables: 2,
  places: ['A4', 'A5'],
  chairs: 4,
  power: true,
  wifi: true,
  persons: 0,
  catering: 0,
  remarks: '',
  items: [
    { kind: 'tables', name: 'Tische', quantity: 2, unit_cents: 14_000, total_cents: 28_000, ...standard },
    { kind: 'chairs', name: 'Stühle', quantity: 4, unit_cents: 600, total_cents: 2_400, ...standard },
    {
      kind: 'power',
      name: 'Stromanschluss',
      quantity: 1,
      unit_cents: 4_500,
      total_cents: 4_500,
      ...standard,
    },
    { kind: 'wifi', name: 'WLAN', quantity: 1, unit_cents: 0, total_cents: 0, ...standard },
  ],
  total_cents: 34_900,
  discount: null,
  taxes: [{ ...standard, net_cents: 34_900, vat_cents: 6_631 }],
  vat_cents: 6_631,
  gross_cents: 41_531,
  decline_remark: '',
  ending_terms: [
    { days: null, from: null, percent: 10, cents: 3_490 },
    { days: 14, from: '2027-02-26', percent: 50, cents: 17_450 },
    { days: 1, from: '2027-03-11', percent: 100, cents: 34_900 },
  ],
  invoice: null,
}
const long: Order = {
  ...order,
  state: 'ordered',
  company: 'Arbeitsgemeinschaft der Schulbuch- und Lernmittelverlage in Österreich, Landesgruppe Vorarlberg',
  contact_name: 'Maria-Magdalena von Hohenstein-Waldenburg zu Schönfließ',
  country: 'AT',
  vat_id: 'ATU12345675',
  places: [],
  remarks: `Wir bringen eine Stellwand mit.\nBitte einen Platz an der Wand.\n${'X'.repeat(120)}`,
  items: [
    ...order.items.flatMap(item => [
      { ...item, ...reverseCharge },
      {
        ...item,
        ...reduced,
        name: 'Verpflegung für Standpersonal mit Frühstück, Mittagessen und Getränken',
      },
    ]),
    ...[reduced, reverseCharge].map(tax => ({
      kind: null,
      name: 'Rabatt 10\u00A0%: Frühbucher, wie für alle Mitglieder der Arbeitsgemeinschaft vereinbart',
      quantity: -1,
      unit_cents: 3_490,
      total_cents: -3_490,
      ...tax,
    })),
  ],
  taxes: [
    { ...reduced, net_cents: 31_410, vat_cents: 2_199 },
    { ...reverseCharge, net_cents: 31_410, vat_cents: 0 },
  ],
  vat_cents: 2_199,
  gross_cents: 65_019,
  total_cents: 62_820,
}
const drawnAt = new Date('2027-01-18T09:30:00+01:00')
const draw = (facts: Order) => orderDocument(facts, event, letterhead, drawnAt)

/** The paper of an order: confirmed, received with all that is long, and cancelled at an exempt event. */
export const orderExamples = {
  orderConfirmation: { template: 'order-confirmation', document: draw(order) },
  orderConfirmationLong: { template: 'order-confirmation', document: draw(long) },
  orderConfirmationCancelled: {
    template: 'order-confirmation',
    document: draw({
      ...order,
      state: 'cancelled',
      items: order.items.map(item => ({ ...item, ...exempt })),
      taxes: [{ ...exempt, net_cents: 34_900, vat_cents: 0 }],
      vat_cents: 0,
      gross_cents: 34_900,
    }),
  },
} as const
