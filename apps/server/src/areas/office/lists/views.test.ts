import { deleteView, listViews, saveView } from '@tafelrunde/contract/admin/views'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { as, app, bearer, given } = await buildTestApp()
const okka = await given.staff()
const jonte = await given.staff()
const view = { list: 'workshops', name: 'Volle', query: 'sort=name&order=ASC' }

test('a view is one’s own: nobody else sees or deletes it, and it is there on another computer', async () => {
  const { id } = await as(okka)(saveView, { body: view })
  expect((await as(okka)(listViews, { query: {} })).results).toEqual([{ ...view, id }])
  expect((await as(jonte)(listViews, { query: {} })).results).toEqual([])
  const { statusCode } = await app.inject({
    method: 'DELETE',
    url: `/api/admin/views/${id}/`,
    headers: await bearer(jonte),
  })
  expect(statusCode).toBe(404)
  await as(okka)(deleteView, { params: { id } })
  expect((await as(okka)(listViews, { query: {} })).results).toEqual([])
})

test('a view of the same name replaces the former one of that list alone', async () => {
  const { id } = await as(okka)(saveView, { body: view })
  await as(okka)(saveView, { body: { ...view, list: 'timeslots' } })
  const again = await as(okka)(saveView, { body: { ...view, query: 'sort=id&order=DESC' } })
  expect(again).toEqual({ ...view, id, query: 'sort=id&order=DESC' })
  expect((await as(okka)(listViews, { query: {} })).count).toBe(2)
})
