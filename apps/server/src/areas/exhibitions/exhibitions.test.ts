import type { ExhibitionTerms } from '@tafelrunde/contract/admin/money/orders'
import { changePriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { cancelOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { smallBusinessDays } from '../association/association.tables.ts'
import { replaceExhibition } from './exhibitions.service.ts'
import { orderingIn, usualHall, usualTerms } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)

const shown = async (event: { id: number }) => {
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  return results.find(one => one.event.id === event.id)
}
const replace = (event: { id: number }, terms: Partial<ExhibitionTerms>) =>
  replaceExhibition(deps, event.id, { ...usualTerms, ...terms })

test('an exhibitor sees prices, what is left of them, and where tables stand', async () => {
  const { event, order } = await ordered({ wish: { places: ['A4', 'A5'] } })
  const seen = await shown(event)
  expect(seen).toMatchObject({
    event: { id: event.id, name: order.event_name, location: 'Kongresshaus Musterstadt' },
    open: true,
    orders_until: null,
    items: [
      { kind: 'tables', name: 'Tische', unit_cents: 14_000, vat_percent: 19, on_site: false, free: 13 },
      { kind: 'chairs', name: 'Stühle', unit_cents: 600, free: 36 },
      { kind: 'power', name: 'Stromanschluss', unit_cents: 4_500, free: 7 },
      { kind: 'wifi', name: 'WLAN', unit_cents: 0, free: null },
      {
        kind: 'catering',
        name: 'Mittagessen',
        unit_cents: 1_450,
        vat_percent: 19,
        on_site: true,
        free: null,
      },
    ],
    hall: { name: 'Foyer, Erdgeschoss', columns: 7, rows: 4, marks: [{ name: 'Bühne', column: 5.5 }] },
  })
  expect(seen?.hall?.tables.filter(({ taken }) => taken).map(({ place }) => place)).toEqual(['A4', 'A5'])
  expect(seen?.hall?.tables).toHaveLength(15)
})

test('drafts, cancelled events, those that are over and those without a price list are not offered', async () => {
  const hidden = await Promise.all([
    exhibition({ event: { state: 'draft' } }),
    exhibition({ event: { state: 'cancelled' } }),
    exhibition({
      event: { startsAt: new Date('2027-02-01T09:00:00Z'), endsAt: new Date('2027-02-01T17:00:00Z') },
    }),
    given.event(),
  ])
  for (const event of hidden) expect(await shown(event)).toBeUndefined()
})

test('each item says how it is taxed, else all as the list says; a hall is not needed', async () => {
  const [, tables, power] = usualTerms.items
  const why = '§ 4 Nr. 22 Buchst. a UStG'
  const other = '§ 4 Nr. 21 Buchst. a Doppelbuchst. bb UStG'
  const terms: Partial<ExhibitionTerms> = {
    tax_case: 'exempt',
    exemption: why,
    items: [
      ...(tables && power ? [tables, { ...power, exemption: other }] : []),
      { kind: 'persons', name: 'Abendkarten', unit_cents: 900, tax_case: 'standard', on_site: true },
      { kind: 'catering', name: 'Imbiss', unit_cents: 500, tax_case: 'reduced', on_site: false },
    ],
    hall: null,
  }
  const event = await exhibition({ terms })
  const taxes = async () =>
    (await shown(event))?.items.map(item => [item.tax_case, item.vat_percent, item.exemption, item.on_site])
  expect((await shown(event))?.hall).toBeNull()
  expect(await taxes()).toEqual([
    ['exempt', 0, why, false],
    ['exempt', 0, other, false],
    ['standard', 19, '', true],
    ['reduced', 7, '', false],
  ])
  await deps.db.insert(smallBusinessDays).values({ validFrom: '2000-01-01', smallBusiness: true })
  const small = await taxes()
  await deps.db.delete(smallBusinessDays)
  expect(small?.[2]).toEqual(['small_business', 0, '', true])
})

test('only exhibitors and staff see it, only staff change it', async () => {
  const event = await exhibition()
  const ask = async (headers: object) =>
    (await app.inject({ url: '/api/exhibitions/', headers: { ...headers } })).statusCode
  expect(await ask({})).toBe(401)
  expect(await ask(await bearer(await given.account()))).toBe(403)
  expect(await ask(await bearer(await given.staff()))).toBe(200)
  const change = async (person: { id: number }, id: number) =>
    as(person)(changePriceList, {
      params: { id },
      body: { tables: { name: 'Tische', unit_cents: 1 }, version: 0 },
    })
  await expect(change(await exhibitor(), event.id)).rejects.toMatchObject({ status: 403 })
  await expect(change(await given.staff(), 999_999)).rejects.toMatchObject({ status: 404 })
})

test('new prices and more tables take the place of the old ones', async () => {
  const event = await exhibition()
  const answer = await replace(event, {
    items: [{ kind: 'tables', name: 'Stehtische', unit_cents: 9_000, stock: 20 }],
    hall: null,
    orders_until: new Date('2027-03-05T18:00:00+01:00'),
  })
  expect(answer).toMatchObject({
    items: [{ kind: 'tables', name: 'Stehtische', unit_cents: 9_000, free: 20 }],
    hall: null,
    orders_until: new Date('2027-03-05T18:00:00+01:00'),
  })
  expect(await shown(event)).toEqual(answer)
})

test('what is ordered cannot be taken away, and can again once it is free', async () => {
  const { event, person, params } = await ordered({ wish: { places: ['A4', 'A5'] } })
  const less = usualTerms.items.map(item => (item.kind === 'tables' ? { ...item, stock: 1 } : item))
  const noChairs = usualTerms.items.filter(({ kind }) => kind !== 'chairs')
  const hall = { ...usualHall, tables: usualHall.tables.filter(({ place }) => place !== 'A5') }
  const refused = { code: 'state' }
  await expect(replace(event, { items: less })).rejects.toMatchObject({
    ...refused,
    message: 'Von „Tische“ ist schon mehr vergeben: 2. Kleiner kann der Vorrat nicht werden.',
  })
  await expect(replace(event, { items: noChairs })).rejects.toMatchObject(refused)
  await expect(replace(event, { hall })).rejects.toMatchObject({
    ...refused,
    message: 'Der Tisch A5 ist schon vergeben und muss bleiben.',
  })
  expect((await shown(event))?.items[0]).toMatchObject({ free: 13 })
  await as(person)(cancelOrder, { params })
  expect((await replace(event, { items: less, hall })).items[0]).toMatchObject({ free: 1 })
})

test('a table that is taken may move, and is still taken', async () => {
  const { event } = await ordered({ wish: { tables: 1, places: ['A1'] } })
  const moved = { ...usualHall, tables: [{ place: 'A1', column: 4, row: 3 }] }
  expect((await replace(event, { hall: moved })).hall?.tables).toEqual([
    { place: 'A1', column: 4, row: 3, taken: true },
  ])
})

const table = { place: 'A1', column: 0, row: 0 }
test.each<[Partial<ExhibitionTerms>, string, string]>([
  [{ items: [{ kind: 'chairs', name: 'Stühle', unit_cents: 600 }] }, 'items', 'Zeile für Tische'],
  [{ tax_case: 'exempt' }, 'items', 'nach welchem Paragrafen'],
  [{ items: [...usualTerms.items, ...usualTerms.items] }, 'items', 'höchstens eine Zeile'],
  [{ hall: { ...usualHall, tables: [table, { ...table, row: 2 }] } }, 'hall', 'A1 gibt es zweimal'],
  [{ hall: { ...usualHall, tables: [table, { ...table, place: 'Z' }] } }, 'hall', 'derselben Stelle'],
  [{ hall: { ...usualHall, tables: [{ ...table, column: 7 }] } }, 'hall', 'außerhalb'],
])('terms that cannot be are refused at their field: %#', async (terms, field, words) => {
  const event = await exhibition()
  await expect(replace(event, terms)).rejects.toMatchObject({
    fields: [{ field, sentences: [expect.stringContaining(words)] }],
  })
})
