import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from './account.tables.ts'
import { askIn } from './ask.fixture.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
type Person = { id: number }
const ask = askIn(testApp)
const forbidden = { detail: 'Sie sind nicht berechtigt, diese Aktion durchzuführen.' }

test('lecturers find people by at least three characters of the customer number, staff by any', async () => {
  const lecturer = await given.account({ isLecturer: true })
  const staff = await given.staff()
  const found = await given.account({ customerNumber: 'AB_204', lastName: 'Albrecht' })
  await given.account({ customerNumber: 'ABX204', lastName: 'Brandes' })
  await given.account({ customerNumber: 'ab_205', lastName: 'Closed', isActive: false })
  const find = (person: Person, query: string) => ask('GET', `/api/users/?${query}`, person)
  const { body } = await find(lecturer, 'as_customernumber__istartswith=ab_2')
  expect(body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: found.id,
        first_name: 'Paula',
        last_name: 'Albrecht',
        as_customernumber: 'AB_204',
        schooltype: null,
      },
    ],
  })
  expect((await find(lecturer, 'as_customernumber=AB_204')).body.count).toBe(1)
  for (const query of ['', 'as_customernumber__istartswith=ab', 'as_customernumber=+'])
    expect(await find(lecturer, query)).toMatchObject({
      status: 400,
      body: {
        as_customernumber__istartswith: ['Bitte geben Sie mindestens 3 Zeichen der Kundennummer an.'],
      },
    })
  expect((await find(staff, '')).body.count).toBe(await deps.db.$count(accounts, eq(accounts.isActive, true)))
  expect(await find(await given.account(), 'as_customernumber=AB_204')).toMatchObject({
    status: 403,
    body: forbidden,
  })
})
