import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { patient } from '../../platform/db/connection.ts'
import { accounts } from './accounts.tables.ts'
import { findPeople, isSearched } from './people.queries.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
type Person = { id: number }
const ask = askIn(testApp)
const tooFew = 'Bitte geben Sie mindestens 3 Zeichen der Mitgliedsnummer oder des Namens an.'
const forbidden = { detail: 'Sie sind nicht berechtigt, diese Aktion durchzuführen.' }

test('lecturers find people by at least three characters of the customer number, staff by any', async () => {
  const lecturer = await given.account({ isLecturer: true })
  const staff = await given.staff()
  const found = await given.account({ customerNumber: 'AB_204', lastName: 'Albrecht' })
  await given.account({ customerNumber: 'ABX204', lastName: 'Brandes' })
  await given.account({ customerNumber: 'ab_205', lastName: 'Closed', state: 'closed' })
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
        as_customernumber__istartswith: [tooFew],
      },
    })
  expect((await find(staff, '')).body.count).toBe(await deps.db.$count(accounts, eq(accounts.isActive, true)))
  expect(await find(await given.account(), 'as_customernumber=AB_204')).toMatchObject({
    status: 403,
    body: forbidden,
  })
})

test('people are found by the beginning of their first name, last name or both, in whatever case', async () => {
  const lecturer = await given.account({ isLecturer: true })
  const [eva, ute, odd] = [
    await given.account({ firstName: 'Éva Maria', lastName: 'Österreicher' }),
    await given.account({ firstName: 'Ute', lastName: 'von der Évasse' }),
    await given.account({ firstName: '100%', lastName: 'Zufall_1' }),
  ]
  await given.account({ firstName: 'Éva', lastName: 'Closed', state: 'closed' })
  await given.account({ firstName: '1000', lastName: 'Zufallx1' })
  const find = async (name: string) => {
    const { body } = await ask('GET', `/api/users/?name=${encodeURIComponent(name)}`, lecturer)
    return body.results.map(({ id }: Person) => id)
  }
  expect(await find('éva')).toEqual([eva.id])
  expect(await find('éva maria öst')).toEqual([eva.id])
  expect(await find('ÖSTERR')).toEqual([eva.id])
  expect(await find('Ute von')).toEqual([ute.id])
  expect(await find('reicher')).toEqual([])
  expect(await find('100%')).toEqual([odd.id])
  expect(await find('zufall_')).toEqual([odd.id])
  expect(await ask('GET', '/api/users/?name=Ut', lecturer)).toMatchObject({
    status: 400,
    body: { name: [tooFew] },
  })
  expect((await ask('GET', '/api/users/?name=u', await given.staff())).body.count).toBeGreaterThan(0)
})

test('among 50,000 people an index finds who is searched', async () => {
  // So many take a slow machine longer than somebody in front of a screen would wait.
  const { db } = (await buildTestApp(undefined, patient)).deps
  await db.execute(sql`
    insert into accounts (email, first_name, last_name, customer_number, joined_at, state)
    select n || '@schule.example', 'Vorname ' || n % 997, 'Nachname ' || n, 'K' || n, now(), 'active'
    from generate_series(1, 50000) n`)
  await db.execute(sql`analyze accounts`)
  const nothing = { as_customernumber: undefined, as_customernumber__istartswith: undefined, name: undefined }
  const searches = [
    { ...nothing, name: 'vorname 17 nach' },
    { ...nothing, name: 'NACHNAME 2048' },
    { ...nothing, as_customernumber__istartswith: 'k4711' },
    { ...nothing, as_customernumber: 'K4711' },
  ]
  for (const search of searches) {
    const { rows } = await db.execute(sql`explain select from accounts where ${isSearched(search)}`)
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Cond')
    expect(plan).not.toContain('Seq Scan')
    const { count } = await findPeople(db, { ...search, limit: 10, offset: 0 })
    expect(count).toBeGreaterThan(0)
  }
}, 120_000)
