import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startWork } from '../../../jobs.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { legalAgreements, legalTexts } from '../../association/legal/legal.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { insertAccount } from '../accounts.queries.ts'
import { accounts } from '../accounts.tables.ts'

const { app, clock, deps, given, secondProcess } = await buildTestApp()
await startWork(deps)

const password = 'Kreide-und-Tafel-7'
const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/api/auth/users/${path}`, payload, headers })
  return { status: answer.statusCode, body: answer.body && answer.json(), headers: answer.headers }
}
const person = { password, first_name: 'Friederike', last_name: 'Möllenkamp' }
let made = 0
const freshEmail = () => `neu-${++made}@schule.example`
const find = async (email: string) => {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email))
  return account
}
const required = ['Dieses Feld ist zwingend erforderlich.']

const publish = async (kind: 'privacy' | 'terms', edition: string) => {
  const published = { validFrom: '2026-09-01', edition, publishedAt: clock.now() }
  await deps.db.insert(legalTexts).values({ kind, text: 'So halten wir es.', ...published })
}

test('a version that was never published is refused at its field, and no account is made', async () => {
  const email = freshEmail()
  const { status, body } = await post('', { ...person, email, privacy_version: '1. April 1999' })
  expect([status, body]).toEqual([
    400,
    { privacy_version: [expect.stringContaining('Diese Fassung gibt es nicht.')] },
  ])
  expect(await find(email)).toBeUndefined()
})

test('what is optional is kept, with the privacy text that was agreed to and when', async () => {
  const [schooltype] = await deps.db.insert(schooltypes).values({ name: 'Grundschule' }).returning()
  await publish('privacy', '1. September 2026')
  await publish('terms', '1. September 2026')
  const email = freshEmail()
  const { status } = await post('', {
    ...person,
    email,
    schooltype: schooltype?.id,
    birthday: '1985-04-12',
    as_customernumber: '204 817',
    privacy_version: '1. September 2026',
    terms_version: '1. September 2026',
    is_staff: true,
  })
  expect(status).toBe(201)
  expect(await find(email)).toMatchObject({
    schooltypeId: schooltype?.id,
    birthday: '1985-04-12',
    customerNumber: '204 817',
    isStaff: false,
  })
  const { id = 0 } = (await find(email)) ?? {}
  const agreed = await deps.db.select().from(legalAgreements).where(eq(legalAgreements.accountId, id))
  expect(agreed).toMatchObject([{ agreedAt: clock.now() }, { agreedAt: clock.now() }])
})

test.each([
  [{}, { email: required, password: required, first_name: required, last_name: required }],
  [{ ...person, email: 'keine-adresse' }, { email: ['Geben Sie eine gültige E-Mail Adresse an.'] }],
  [
    { ...person, email: `${'a'.repeat(250)}@schule.example` },
    { email: ['Stellen Sie sicher, dass dieses Feld nicht mehr als 254 Zeichen lang ist.'] },
  ],
  [
    { email: '', password: '', first_name: null, last_name: ['x'] },
    {
      email: ['Dieses Feld darf nicht leer sein.'],
      password: ['Dieses Feld darf nicht leer sein.'],
      first_name: ['Dieses Feld darf nicht null sein.'],
      last_name: ['Kein gültiger String.'],
    },
  ],
  [
    { ...person, email: 'a@schule.example', password: '1234567' },
    {
      password: [
        'Dieses Passwort ist zu kurz. Es muss mindestens 8 Zeichen enthalten.',
        'Dieses Passwort ist zu üblich.',
        'Dieses Passwort ist komplett numerisch. ',
      ],
    },
  ],
  [
    { ...person, email: 'moellenkamp@schule.example', password: 'friederike1' },
    { password: ['Das Passwort ist zu ähnlich zu Vorname.'] },
  ],
  [
    { ...person, email: 'moellenkamp@schule.example', password: 'Tafelrunde-2026' },
    { password: ['Das Passwort ist zu ähnlich zu „Tafelrunde“.'] },
  ],
  [
    { ...person, email: 'a@schule.example', schooltype: 999 },
    { schooltype: ['Ungültiger pk "999" - Object existiert nicht.'] },
  ],
  [
    { ...person, email: 'a@schule.example', birthday: '12.4.1985' },
    {
      birthday: ['Datum hat das falsche Format. Nutzen Sie stattdessen eines dieser Formate: YYYY-MM-DD.'],
    },
  ],
])('the sign-up %j is refused at its fields, and nothing is written', async (payload, errors) => {
  const before = await deps.db.$count(accounts)
  const { status, body } = await post('', payload)
  expect([status, body]).toEqual([400, errors])
  expect(await deps.db.$count(accounts)).toBe(before)
})

test('an address that has an account is refused, whatever its case', async () => {
  await given.account({ email: 'Anna@schule.example' })
  const { status, body } = await post('', { ...person, email: 'anna@SCHULE.example' })
  expect([status, body]).toEqual([
    400,
    { email: ['Benutzer mit diesem Wert für das Feld E-Mail-Adresse existiert bereits.'] },
  ])
})

test('a sign-up in the moment in which its address gets an account is refused by the database, as a bare list', async () => {
  const email = freshEmail()
  const refused = await inTransaction(deps.db, async tx => {
    const first = { email, firstName: 'Erste', lastName: 'Person', state: 'active' } as const
    await insertAccount(tx, { ...first, joinedAt: clock.now() })
    const second = post('', { ...person, email })
    await eventually(async () => {
      const { rows } = await deps.db.execute('select from pg_locks where not granted')
      expect(rows).toHaveLength(1) // the second one waits for the first
    })
    return { second }
  })
  const { status, body } = await refused.second
  expect([status, body]).toEqual([400, ['Das Benutzerkonto kann nicht angelegt werden.']])
  expect(await deps.db.$count(accounts, eq(accounts.email, email))).toBe(1)
})

test('the same address signs up five times an hour at most, on whichever server', async () => {
  const other = await secondProcess()
  const payload = { ...person, email: freshEmail(), password: '1' }
  const statuses = []
  for (const server of [app, other.app, app, other.app, app, other.app])
    statuses.push((await server.inject({ method: 'POST', url: '/api/auth/users/', payload })).statusCode)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})
