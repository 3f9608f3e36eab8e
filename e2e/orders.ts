import type { Page } from '@playwright/test'
import { createOrder } from '@tafelrunde/contract/exhibitions/orders'
import { replaceExhibition } from '../apps/server/src/areas/exhibitions/exhibitions.service.ts'
import { test as base, expect } from './house/fixtures.ts'
import { field, link } from './screen.ts'

type Person = { id: number; email: string; firstName: string; lastName: string }
export type Stand = { person: Person; event: { id: number; name: string } }
type Fixtures = {
  /** An exhibitor, and an event whose hall has this many tables, A1 and on, besides two that are taken. */
  stand: (facts?: { free?: number }) => Promise<Stand>
  exhibitor: () => Promise<Person>
  /** Orders past the screen, as somebody else would at the same time. */
  order: (person: { email: string }, event: { id: number }, places: string[]) => Promise<{ id: number }>
}

const items = [
  { kind: 'tables', name: 'Tische', unit_cents: 14_000, stock: null },
  { kind: 'chairs', name: 'Stühle', unit_cents: 600, stock: 40 },
  { kind: 'power', name: 'Stromanschluss', unit_cents: 4500, stock: 3 },
  { kind: 'wifi', name: 'WLAN', unit_cents: 0, stock: null },
  { kind: 'persons', name: 'Tagungspauschale', unit_cents: 2500, stock: null },
  { kind: 'catering', name: 'Mittagessen', unit_cents: 1450, stock: 8 },
] as const
/** What an exhibitor says besides the tables. */
export const wish = {
  company: 'Verlag Rosenthal',
  street: 'Lindenweg 14',
  postal_code: '12345',
  city: 'Musterstadt',
  contact_name: 'Okka Harms',
  contact_email: 'okka@verlag.example',
}

const columns = 5
const tableAt = (index: number) => {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return { place: `${'ABC'.charAt(row)}${column + 1}`, column, row }
}
const hallOf = (tables: number) => ({
  name: 'Foyer, Erdgeschoss',
  columns: columns + 1,
  rows: Math.ceil(tables / columns),
  tables: Array.from({ length: tables }, (_, index) => tableAt(index)),
  marks: [
    { name: 'Bühne', column: columns, row: 0, columns: 0.75, rows: Math.ceil(tables / columns) },
    { name: 'Eingang', column: 2.5, row: Math.ceil(tables / columns), columns: 1, rows: 1 },
  ],
})

/** What exhibitors find in an event whose hall has this many tables, A1 and on. */
export const termsOf = (tables: number) => ({
  tax_case: 'standard' as const,
  items: items.map(item => (item.kind === 'tables' ? { ...item, stock: tables } : item)),
  hall: hallOf(tables),
  ending_terms: [{ days: null, percent: 10 }],
})

export const test = base.extend<Fixtures>({
  exhibitor: async ({ given }, use) => {
    const named = { firstName: 'Wencke', lastName: `Aldag ${crypto.randomUUID().slice(0, 8)}` }
    await use(() => given.account({ ...named, isExhibitor: true }))
  },
  order: async ({ callAs }, use) => {
    await use(async (person, { id: event }, places) => {
      const call = await callAs(person)
      // An address may be written to about twenty orders an hour: no journey is refused for those before it.
      const contact_email = `okka-${crypto.randomUUID().slice(0, 8)}@verlag.example`
      return call(createOrder, { body: { ...wish, contact_email, event, tables: places.length, places } })
    })
  },
  stand: async ({ given, server, exhibitor, order }, use) => {
    await use(async facts => {
      const name = `Frühjahrstagung ${crypto.randomUUID().slice(0, 8)}`
      const event = await given.event({ name })
      await replaceExhibition(server.deps, event.id, termsOf((facts?.free ?? 13) + 2))
      await order(await exhibitor(), event, ['A1', 'A2'])
      return { person: await exhibitor(), event }
    })
  },
})

/** A free table on the plan, or the person's own. */
export const table = (page: Page, place: string) =>
  page.getByRole('checkbox', { name: `Tisch ${place}`, exact: true })

export const count = (page: Page, item: string) => page.getByRole('group', { name: item }).locator('output')

export const openForm = async (page: Page, { event }: Stand) => {
  await page.goto('/exhibitor-data')
  await link(page, `Tische bestellen: ${event.name}`).click()
  await expect(page.getByText('Foyer, Erdgeschoss')).toBeVisible()
}

export const fillAddress = async (page: Page, company: string) => {
  await field(page, 'Firma oder Verein').fill(company)
  await field(page, 'Straße und Hausnummer').fill('Lindenweg 14')
  await field(page, 'Postleitzahl').fill('12345')
  await field(page, 'Ort').fill('Musterstadt')
}
