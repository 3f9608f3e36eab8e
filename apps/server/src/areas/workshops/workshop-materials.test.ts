import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { materialsIn, type Person } from './materials.fixture.ts'

const testApp = await buildTestApp()
const { app, as, deps, given } = testApp
const { added, ask, taught } = materialsIn(testApp)

test('a workshop names its materials to those who may have them; all the others share one answer', async () => {
  const { workshop, slot, lecturer } = await taught()
  const { name, url } = await added(lecturer, workshop)
  const later = await added(lecturer, workshop, { name: 'Lösung.pdf', visible_from: '2027-04-01T08:00' })
  const url1 = `/api/workshops/${workshop.id}/`
  const list = `/api/workshops/?id=${workshop.id}`
  const person = await given.account()
  const stranger = await given.account()
  const seen = async (asker: Person | undefined) => {
    const [one, many] = [await ask(asker, url1), await ask(asker, list)]
    expect(many.json().results).toEqual([one.json()])
    expect(many.headers['cache-control']).toBe(one.headers['cache-control'])
    return [one.headers['cache-control'], one.json().materials]
  }
  const shared = ['public, no-cache', []]
  for (const asker of [undefined, person, stranger]) expect(await seen(asker)).toEqual(shared)
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await seen(person)).toEqual(['private, no-store', [{ name, url }]])
  for (const asker of [undefined, stranger]) expect(await seen(asker)).toEqual(shared)
  const all = [
    'private, no-store',
    [
      { name, url },
      { name: 'Lösung.pdf', url: later.url },
    ],
  ]
  expect(await seen(lecturer)).toEqual(all)
  expect(await seen(await given.staff())).toEqual(all)
})

test('who has materials elsewhere still shares the answer of a workshop without any', async () => {
  const { workshop, lecturer } = await taught()
  await added(lecturer, workshop)
  const other = await given.workshop()
  const answer = await ask(lecturer, `/api/workshops/${other.id}/`)
  expect([answer.headers['cache-control'], answer.json().materials]).toEqual(['public, no-cache', []])
})

test('who has a material shares the list of workshops with everybody, and reads only the own materials anew', async () => {
  const { workshop, lecturer } = await taught()
  const made = await added(lecturer, workshop)
  const url = '/api/workshops/?limit=1000'
  await deps.changes.settled() // what was made for this test is told by now
  const query = vi.spyOn(deps.db.$client, 'query')
  const asked = async () => {
    query.mockClear()
    const { results } = (await ask(lecturer, url)).json()
    const own = results.find(({ id }: { id: number }) => id === workshop.id)
    expect(own.materials).toEqual([{ name: made.name, url: made.url }])
    return query.mock.calls.length
  }
  const first = await asked()
  // Whatever else is told in that moment has the list read once more.
  await vi.waitFor(async () => expect(await asked()).toBeLessThan(first))
  const { results } = (await app.inject(url)).json()
  expect(results.flatMap(({ materials }: { materials: unknown[] }) => materials)).toEqual([])
  query.mockRestore()
})
