import { getOfficeEvent, setEventState } from '@tafelrunde/contract/admin/events/events'
import { confirmOrder, endOrder } from '@tafelrunde/contract/admin/money/orders'
import { changePriceList, getPriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { getOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { exhibitions } from './exhibitions.tables.ts'
import { orderingIn } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { as, app, bearer, deps, given } = testApp
const { exhibition, ordered } = orderingIn(testApp)
const office = as(await given.account({ isStaff: true }))
const ending_terms = [
  { days: 14, percent: 50 },
  { days: null, percent: 10 },
]
type Steps = { days: unknown; percent: unknown }[]
const write = async (id: number, terms: Steps) => {
  const { event: _event, ...list } = await office(getPriceList, { params: { id } })
  const { tables } = list
  if (!tables) throw new Error('an exhibition offers tables')
  return office(changePriceList, { params: { id }, body: { ...list, tables, ending_terms: terms } })
}
const starts = {
  startsAt: new Date('2027-03-12T09:00:00+01:00'),
  endsAt: new Date('2027-03-13T17:00:00+01:00'),
}
const placed = async () => {
  const event = await exhibition({ event: starts })
  await write(event.id, ending_terms)
  return ordered({ event })
}
const paper = async (person: { id: number }, id: number) => {
  const url = `/api/exhibitordata/${id}/confirmation/`
  const { rawPayload } = await app.inject({ url, headers: await bearer(person) })
  return (await readPdf(rawPayload)).text.replaceAll('\u00a0', ' ')
}

test('exhibitors see before they order what it costs to call off, and then of which sum', async () => {
  const { event, person, params } = await placed()
  const { results } = await as(person)(listExhibitions, { query: {} })
  expect(results.find(one => one.event.id === event.id)?.ending_terms).toEqual([
    { days: null, from: null, percent: 10 },
    { days: 14, from: '2027-02-26', percent: 50 },
  ])
  await office(confirmOrder, { params, body: {} })
  expect((await as(person)(getOrder, { params })).ending_terms).toMatchObject([
    { percent: 10, cents: 3490 },
    { from: '2027-02-26', cents: 17_450 },
  ])
  const text = await paper(person, params.id)
  expect(text).toContain('Wenn Sie absagen')
  expect(text).toContain('ab 14 Tage vor Beginn (26.02.2027) 50 % der Nettosumme: 174,50 €')
})

test('what has ended asks for nothing any more, nor does what offers without terms', async () => {
  const { person, params } = await placed()
  await office(confirmOrder, { params, body: {} })
  await office(endOrder, { params, body: { reason: 'Das Foyer wird umgebaut.' } })
  expect((await as(person)(getOrder, { params })).ending_terms).toBeUndefined()
  expect(await paper(person, params.id)).not.toContain('Wenn Sie absagen')
  const plain = await ordered()
  expect((await as(plain.person)(getOrder, { params: plain.params })).ending_terms).toBeUndefined()
})

test('a cancelled event asks none of whoever has ordered', async () => {
  const { event, params } = await placed()
  const { version } = await office(getOfficeEvent, { params: { id: event.id } })
  await office(setEventState, { params: { id: event.id }, body: { state: 'cancelled', version } })
  expect((await office(getOrder, { params })).ending_terms).toBeUndefined()
})

test('terms are written in any order, and taken off again', async () => {
  const { id } = await exhibition()
  const list = await write(id, ending_terms.toReversed())
  expect(list.ending_terms).toEqual([
    { days: null, percent: 10 },
    { days: 14, percent: 50 },
  ])
  expect((await write(id, [])).ending_terms).toEqual([])
})

test.each<[Steps]>([
  [[{ days: 14, percent: 0 }]],
  [[{ days: 14, percent: 101 }]],
  [[{ days: -1, percent: 50 }]],
  [[{ days: 366, percent: 50 }]],
  [[{ days: 14, percent: undefined }]],
  [[...ending_terms, { days: 14, percent: 60 }]],
  [[...ending_terms, { days: '', percent: 60 }]],
  [[1, 2, 3, 4].map(days => ({ days, percent: 10 }))],
])('terms that cannot be are refused at their field: %j', async terms => {
  const { id } = await exhibition()
  await expect(write(id, terms)).rejects.toMatchObject({
    status: 400,
    body: { ending_terms: expect.anything() },
  })
})

test.each([
  [[14], []],
  [
    [14, null],
    [50, 10],
  ],
  [
    [7, 14],
    [50, 10],
  ],
  [
    [14, 14],
    [50, 60],
  ],
  [[14], [101]],
  [[14], [0]],
  [[-1], [50]],
  [
    [4, 3, 2, 1],
    [10, 10, 10, 10],
  ],
])('the database keeps none but those either: %j %j', async (endingDays, endingPercents) => {
  const { id } = await exhibition()
  const change = deps.db.update(exhibitions).set({ endingDays, endingPercents })
  await expect(change.where(eq(exhibitions.eventId, id))).rejects.toMatchObject({
    cause: { constraint: 'exhibitions_ending_terms' },
  })
})
