import { subscribeToTimeslot } from '@tafelrunde/contract/participations'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startWork } from '../../jobs.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { files } from '../storage/storage.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
await startWork(deps)
const { db } = deps
const password = 'Kreide-und-Tafel-7'
const passwordHash = await hashPassword(password)
type Person = { id: number }

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
    privacyVersion: '2026',
  })
  const slot = await given.timeslot({ name: 'Leseförderung' })
  await take(person, slot.id)
  const headers = await bearer(person)
  const support = { name: 'Paula', email: person.email, subject: 'Mein Konto', message: 'Guten Tag' }
  await app.inject({ method: 'POST', url: '/api/support/', payload: support, headers })
  await app.inject({ method: 'POST', url: '/api/support/', payload: { ...support, name: 'Wer anders' } })
  const answer = await app.inject({ url: '/api/account/export/', headers })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="tafelrunde-meine-daten.zip"',
  ])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const unpacked = unzipSync(answer.rawPayload)
  const read = (name: string) => strFromU8(unpacked[name] ?? new Uint8Array())
  expect(Object.keys(unpacked).toSorted()).toEqual([
    'LIESMICH.txt',
    'aussteller.json',
    'geraete.json',
    'konto.json',
    'nachrichten.json',
    'profilbild.webp',
    'support.json',
    'teilnahmen.json',
    'veranstaltungen.json',
  ])
  expect(JSON.parse(read('konto.json'))).toMatchObject({ lastName: 'Möllenkamp', privacyVersion: '2026' })
  expect(JSON.parse(read('teilnahmen.json'))).toMatchObject([
    { workshop: 'Leseförderung', state: 'registered' },
  ])
  expect(JSON.parse(read('veranstaltungen.json'))).toHaveLength(1)
  expect(JSON.parse(read('support.json'))).toEqual([
    { ...support, state: 'new', created: clock.now().toISOString() },
  ])
  expect(read('LIESMICH.txt')).toContain('Möllenkamp')
  expect(read('profilbild.webp')).toBe('webp')
  expect(Object.keys(unpacked).map(read).join('')).not.toContain('argon2')
})

test('nobody exports without a login', async () => {
  expect((await app.inject('/api/account/export/')).statusCode).toBe(401)
})
