import * as contract from '@tafelrunde/contract/admin/money/halls'
import { listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { orderingIn } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { as, given } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const read = (id: number) => as(okka)(contract.getHallPlan, { params: { id } })
const change = async (id: number, hall: object | null, seen?: number) => {
  const plan = await read(id)
  const whole = hall && { name: 'Foyer', columns: 7, rows: 4, tables: [], ...plan.hall, ...hall }
  const body = { hall: whole, version: seen ?? plan.version }
  return as(okka)(contract.changeHallPlan, { params: { id }, body })
}
const tableAt = (place: string, column: number, row: number) => ({ place, column, row })

test('tables are placed and moved, exhibitors see them there, and the history names the table', async () => {
  const { id } = await exhibition()
  const { version } = await read(id)
  const tables = [tableAt('A1', 2, 3), tableAt('Z 9', 0, 0)]
  const plan = await change(id, { name: 'Aula', tables })
  expect(plan.hall).toMatchObject({ name: 'Aula', marks: [{ name: 'Bühne' }] })
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  expect(results.find(({ event }) => event.id === id)).toMatchObject({
    hall: plan.hall,
    items: { length: 5 },
  })
  const history = await as(okka)(contract.listHallHistory, { params: { id }, query: {} })
  expect(history.results).toContainEqual(
    expect.objectContaining({
      by: 'Okka Harms',
      before: { place: 'A1', hall_column: 0, hall_row: 0 },
      after: { place: 'A1', hall_column: 2, hall_row: 3 },
    }),
  )
  await expect(change(id, { name: 'Foyer' }, version)).rejects.toMatchObject({ body: { code: 'changed' } })
})

test('a table that is taken may move, but not go, nor be called otherwise, nor go with the whole plan', async () => {
  const { event } = await ordered({ wish: { tables: 1, places: ['A4'] } })
  const moved = await change(event.id, { tables: [tableAt('A4', 0, 0)] })
  expect(moved.hall?.tables).toEqual([{ ...tableAt('A4', 0, 0), taken: true }])
  const refused = { status: 409, body: { detail: 'Der Tisch A4 ist schon vergeben und muss bleiben.' } }
  await expect(change(event.id, { tables: [] })).rejects.toMatchObject(refused)
  await expect(change(event.id, { tables: [tableAt('B4', 0, 0)] })).rejects.toMatchObject(refused)
  await expect(change(event.id, null)).rejects.toMatchObject(refused)
})

test('a plan goes and comes again; without a price list there is none', async () => {
  const { id } = await exhibition()
  expect(await change(id, null)).toMatchObject({ hall: null })
  expect(await change(id, { tables: [tableAt('1', 6, 3)] })).toMatchObject({ hall: { name: 'Foyer' } })
  const bare = await given.event()
  await expect(change(bare.id, {})).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Bitte legen Sie zuerst die Preisliste an.' },
  })
})

test.each([
  [{ tables: [tableAt('A1', 0, 0), tableAt('A1', 1, 0)] }, { hall: ['Den Platz A1 gibt es zweimal.'] }],
  [
    { tables: [tableAt('A1', 0, 0), tableAt('A2', 0, 0)] },
    { hall: ['Zwei Tische stehen an derselben Stelle.'] },
  ],
  [{ columns: 3, tables: [tableAt('A1', 3, 0)] }, { hall: ['Der Tisch A1 steht außerhalb der Halle.'] }],
  [{ name: '' }, { hall: { name: ['Dieses Feld darf nicht leer sein.'] } }],
])('a hall that cannot be is refused: %#', async (hall, body) => {
  const { id } = await exhibition()
  await expect(change(id, hall)).rejects.toMatchObject({ status: 400, body })
})
