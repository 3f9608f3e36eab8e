import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startWork } from '../../jobs.ts'
import { legalAgreements, legalTexts } from '../association/legal/legal.tables.ts'
import { attendedIn } from '../confirmations/attended.fixture.ts'
import { intakeRows, intakeSources, intakes } from '../intake/intake.tables.ts'
import { feedback } from '../participations/feedback/feedback.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { files } from '../storage/storage.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { attended } = attendedIn(testApp)
await startWork(deps)
const { db } = deps
const password = 'Kreide-und-Tafel-7'
const passwordHash = await deps.passwords.hash(password)
type Person = { id: number }

/** With a privacy text that is called 2026. */
const agreeTo = async (person: Person) => {
  const published = { validFrom: '2026-01-01', edition: '2026', publishedAt: clock.now() }
  const [text] = await db
    .insert(legalTexts)
    .values({ kind: 'privacy', text: 'Wir achten auf Ihre Daten.', ...published })
    .returning()
  await db
    .insert(legalAgreements)
    .values({ accountId: person.id, legalTextId: text?.id ?? 0, agreedAt: clock.now() })
}

const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })

test('the own data come as a ZIP of JSON files with the picture, and without the password', async () => {
  const picture = 'hash-of-a-picture'
  await db
    .insert(files)
    .values({ hash: picture, type: 'image/webp', bytes: Buffer.from('webp'), createdAt: clock.now() })
  const person = await given.account({
    lastName: 'Möllenkamp',
    passwordHash,
    picture,
    wantsReminders: false,
  })
  await agreeTo(person)
  const slot = await given.timeslot({ name: 'Leseförderung' })
  await take(person, slot.id)
  const [place] = await db.select().from(participations).where(eq(participations.accountId, person.id))
  const opinion = { content: 5, teaching: 4, organisation: 3, benefit: 2, comment: 'Gern wieder.' }
  const now = clock.now()
  await db
    .insert(feedback)
    .values({ participationId: place?.id ?? 0, ...opinion, createdAt: now, updatedAt: now })
  const headers = await bearer(person)
  const support = { name: 'Paula', email: person.email, subject: 'Mein Konto', message: 'Guten Tag' }
  await app.inject({ method: 'POST', url: '/api/support/', payload: support, headers })
  await app.inject({ method: 'POST', url: '/api/support/', payload: { ...support, name: 'Wer anders' } })
  const answer = await app.inject({ url: '/api/account/export/', headers })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename=tafelrunde-meine-daten.zip',
  ])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const unpacked = unzipSync(answer.rawPayload)
  const read = (name: string) => strFromU8(unpacked[name] ?? new Uint8Array())
  expect(Object.keys(unpacked).toSorted()).toEqual([
    'LIESMICH.txt',
    'aenderungen.json',
    'anwesenheit.json',
    'aussteller.json',
    'bestaetigungen.json',
    'einblicke.json',
    'einlass.json',
    'geraete.json',
    'konto.json',
    'nachrichten.json',
    'profilbild.webp',
    'support.json',
    'teilnahmen.json',
    'veranstaltungen.json',
    'zustimmungen.json',
  ])
  expect(JSON.parse(read('zustimmungen.json'))).toMatchObject([{ kind: 'privacy', edition: '2026' }])
  expect(JSON.parse(read('konto.json'))).toMatchObject({
    lastName: 'Möllenkamp',
    wantsReminders: false,
    wantsFeedbackRequests: true,
  })
  expect(JSON.parse(read('teilnahmen.json'))).toMatchObject([
    { workshop: 'Leseförderung', state: 'registered', attendedMinutes: null, feedback: opinion },
  ])
  expect(JSON.parse(read('veranstaltungen.json'))).toHaveLength(1)
  expect(JSON.parse(read('support.json'))).toEqual([
    { ...support, state: 'new', created: clock.now().toISOString(), answers: [] },
  ])
  expect(read('LIESMICH.txt')).toContain('Möllenkamp')
  expect(read('profilbild.webp')).toBe('webp')
  expect(Object.keys(unpacked).map(read).join('')).not.toContain('argon2')
})

test('the confirmations come along as they were issued, with a list', async () => {
  const { id, person } = await attended()
  const headers = await bearer(person)
  const paper = await app.inject({ url: `/api/users/participation-confirmations/${id}/`, headers })
  const unpacked = unzipSync((await app.inject({ url: '/api/account/export/', headers })).rawPayload)
  const [confirmation] = JSON.parse(strFromU8(unpacked['bestaetigungen.json'] ?? new Uint8Array()))
  expect(confirmation).toMatchObject({ revoked: null, document: { person: { name: 'Eva Sommer' } } })
  const kept = unpacked[`bestaetigungen/${confirmation.number}.pdf`] ?? new Uint8Array()
  expect(paper.rawPayload.equals(Buffer.from(kept))).toBe(true)
})

test('nobody exports without a login', async () => {
  expect((await app.inject('/api/account/export/')).statusCode).toBe(401)
})

test('rows of a table that the office is taking over are told and erased', async () => {
  const person = await given.account({ email: 'Tabelle@schule.example', customerNumber: 'K-31' })
  const facts = {
    kind: 'members' as const,
    fileName: 'Mitglieder.xlsx',
    mapping: { email: 0 },
    createdAt: clock.now(),
  }
  const [intake] = await db
    .insert(intakes)
    .values({ ...facts, accountId: (await given.staff()).id, headings: ['E-Mail', 'Name'] })
    .returning()
  const row = { intakeId: intake?.id ?? 0, outcome: 'new' as const, problems: [] }
  await db.insert(intakeRows).values([
    { ...row, line: 2, cells: ['tabelle@schule.example ', 'Tanja Tabelle'] },
    { ...row, line: 3, cells: ['andere@schule.example', 'Andrea Andere'] },
  ])
  await db.insert(intakeSources).values({ intakeId: row.intakeId, bytes: Buffer.from('E-Mail;Name') })
  const headers = await bearer(person)
  const { rawPayload } = await app.inject({ url: '/api/account/export/', headers })
  expect(JSON.parse(strFromU8(unzipSync(rawPayload)['tabellen.json'] ?? new Uint8Array()))).toEqual([
    expect.objectContaining({
      headings: ['E-Mail', 'Name'],
      cells: ['tabelle@schule.example ', 'Tanja Tabelle'],
    }),
  ])
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })).statusCode).toBe(204)
  expect((await db.select().from(intakeRows)).map(({ line }) => line)).toEqual([3])
  expect(await db.$count(intakeSources)).toBe(0)
})
