import * as office from '@tafelrunde/contract/admin/schooltypes'
import { listSchooltypes } from '@tafelrunde/contract/schooltypes'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { workshopSchooltypes } from '../workshops/workshops.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const create = (name: string) => as(okka)(office.createSchooltype, { body: { name } })
const change = ({ id, version }: { id: number; version: number }, name: string) =>
  as(okka)(office.changeSchooltype, { params: { id }, body: { name, version } })
const remove = (id: number) => as(okka)(office.deleteSchooltype, { params: { id } })

test('a school type is made, renamed as it was seen, listed for everybody, and its history says so', async () => {
  const made = await create('Abendschule')
  const changed = await change(made, 'Abendgymnasium')
  expect(changed).toMatchObject({ id: made.id, name: 'Abendgymnasium' })
  await expect(change(made, 'Anders')).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  const { results } = await as()(listSchooltypes, { query: {} })
  expect(results).toContainEqual({ id: made.id, name: 'Abendgymnasium' })
  const history = await as(okka)(office.listSchooltypeHistory, { params: { id: made.id }, query: {} })
  expect(history.results).toMatchObject([
    { by: 'Okka Harms', before: { name: 'Abendschule' }, after: { name: 'Abendgymnasium' } },
    { by: 'Okka Harms', action: 'create', after: { name: 'Abendschule' } },
  ])
})

test('no name is there twice, however it is written, not even when two make it at once', async () => {
  const taken = { status: 400, body: { name: ['Diese Schulart gibt es schon.'] } }
  const made = await create('Förderschule Übersee')
  await expect(create('FÖRDERSCHULE ÜBERSEE')).rejects.toMatchObject(taken)
  const other = await create('Mittelschule')
  await expect(change(other, 'förderschule übersee')).rejects.toMatchObject(taken)
  expect(await change(made, 'Förderschule übersee')).toMatchObject({ name: 'Förderschule übersee' })
  const both = await Promise.allSettled([create('Waldschule'), create('WALDSCHULE')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a school type that workshops or accounts have stays, and it is said how many; all others go', async () => {
  const { id } = await create('Berufsschule')
  const person = await given.account({ schooltypeId: id })
  const only = { detail: 'Das lässt sich nicht löschen: 1 Konto hängt daran.' }
  await expect(remove(id)).rejects.toMatchObject({ status: 409, body: { code: 'state', ...only } })
  for (const workshop of [await given.workshop(), await given.workshop()])
    await deps.db.insert(workshopSchooltypes).values({ workshopId: workshop.id, schooltypeId: id })
  await expect(remove(id)).rejects.toMatchObject({
    body: { detail: 'Das lässt sich nicht löschen: 2 Workshops und 1 Konto hängen daran.' },
  })
  expect(person.schooltypeId).toBe(id)
  const idle = await create('Zirkusschule')
  await remove(idle.id)
  await expect(remove(idle.id)).rejects.toMatchObject({ status: 404 })
})
