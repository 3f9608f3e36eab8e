import type { ExhibitionTerms, HallFields } from '@tafelrunde/contract/admin/money/orders'
import { createOrder } from '@tafelrunde/contract/exhibitions/orders'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import type { accounts } from '../../accounts/accounts.tables.ts'
import type { events } from '../../events/events.tables.ts'
import { replaceExhibition } from '../exhibitions.service.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'as' | 'deps' | 'given'>
type Facts = { event?: Partial<typeof events.$inferInsert>; terms?: Partial<ExhibitionTerms> }

export const usualHall: HallFields = {
  name: 'Foyer, Erdgeschoss',
  columns: 7,
  rows: 4,
  tables: ['A', 'B', 'C'].flatMap((letter, row) =>
    [1, 2, 3, 4, 5].map((number, column) => ({ place: `${letter}${number}`, column, row })),
  ),
  marks: [{ name: 'Bühne', column: 5.5, row: 0.25, columns: 1, rows: 2.5 }],
}

/** The price list of the design: tables at 140 euros, chairs at 6, power at 45, Wi-Fi for nothing. */
export const usualTerms: ExhibitionTerms = {
  tax_case: 'standard',
  items: [
    { kind: 'chairs', name: 'Stühle', unit_cents: 600, stock: 40 },
    { kind: 'tables', name: 'Tische', unit_cents: 14_000, stock: 15 },
    { kind: 'power', name: 'Stromanschluss', unit_cents: 4_500, stock: 8 },
    { kind: 'wifi', name: 'WLAN', unit_cents: 0 },
    { kind: 'catering', name: 'Mittagessen', unit_cents: 1_450 },
  ],
  hall: usualHall,
}

let contacts = 0

/** Two tables, four chairs, power and Wi-Fi, for whoever nobody has ordered for before, unless a test says otherwise. */
export const wish = (facts: object = {}) => ({
  company: 'Verlag Kreidestrich GmbH',
  street: 'Lindenweg 14',
  postal_code: '12345',
  city: 'Musterstadt',
  contact_name: 'Britta Sundermann',
  contact_email: `stand-${++contacts}@kreidestrich.example`,
  tables: 2,
  chairs: 4,
  power: true,
  wifi: true,
  ...facts,
})

/** Events that exhibitors order tables for. */
export const orderingIn = ({ as, deps, given }: TestApp) => {
  const exhibition = async ({ event: facts, terms }: Facts = {}) => {
    const event = await given.event(facts)
    await replaceExhibition(deps, event.id, { ...usualTerms, ...terms })
    return event
  }
  const exhibitor = (facts: Partial<typeof accounts.$inferInsert> = {}) =>
    given.account({ isExhibitor: true, ...facts })

  return {
    exhibition,
    exhibitor,
    /** An order by somebody new, with a contact of its own. */
    ordered: async (facts: { event?: { id: number }; wish?: object } = {}) => {
      const event = facts.event ?? (await exhibition())
      const person = await exhibitor()
      const body = { ...wish(facts.wish), event: event.id }
      const order = await as(person)(createOrder, { body })
      return { event, person, order, email: order.contact_email, params: { id: order.id } }
    },
  }
}
