import {
  checkConfirmation,
  correctConfirmation,
  getConfirmation,
} from '@tafelrunde/contract/events/confirmations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { attendedIn } from './attended.fixture.ts'
import { confirmations } from './confirmations.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given, secondProcess } = testApp
const { attended } = attendedIn(testApp)
const { db } = deps
const staff = await given.staff()

type Person = { id: number }
const paper = async (person: Person, id: number) =>
  app.inject({ url: `/api/users/participation-confirmations/${id}/`, headers: await bearer(person) })
const codesOf = async (id: number) =>
  (
    await db
      .select({ code: confirmations.code })
      .from(confirmations)
      .where(eq(confirmations.participationId, id))
      .orderBy(confirmations.id)
  ).map(({ code }) => code)
const check = (code: string) => as()(checkConfirmation, { params: { code } })
const correct = (id: number, reason = 'Name berichtigt') =>
  as(staff)(correctConfirmation, { params: { id }, body: { reason } })
const issued = async () => {
  const made = await attended()
  await paper(made.person, made.id)
  const [code = ''] = await codesOf(made.id)
  return { ...made, code }
}

test('anyone may check a code, however it is typed, and learns of whom, of what, of when, and whether it holds', async () => {
  const { code } = await issued()
  const grouped = code.replace(/(.{4})(?=.)/g, '$1-')
  for (const typed of [code, code.toLowerCase(), grouped, grouped.replaceAll('-', ' ')])
    expect(await check(typed)).toEqual({
      state: 'valid',
      name: 'Eva Sommer',
      workshop: 'Leseförderung',
      date: new Date('2027-03-13T10:00:00+01:00'),
      replaced: false,
    })
  const raw = await app.inject(`/api/confirmations/${code}/`)
  expect(Object.keys(raw.json()).toSorted()).toEqual(['date', 'name', 'replaced', 'state', 'workshop'])
})

test('a name that changes changes no confirmation', async () => {
  const { code, person } = await issued()
  await db.update(accounts).set({ lastName: 'Winter' }).where(eq(accounts.id, person.id))
  expect(await check(code)).toMatchObject({ state: 'valid', name: 'Eva Sommer' })
})

test('a correction revokes the old paper and issues a new one from the data as they are now', async () => {
  const { code, id, person } = await issued()
  const before = await paper(person, id)
  await db.update(accounts).set({ lastName: 'Winter' }).where(eq(accounts.id, person.id))
  clock.passSeconds(3600)
  const corrected = await correct(id)
  expect(corrected).toMatchObject({ state: 'valid', name: 'Eva Winter', revoked: null })
  expect(corrected.code).not.toBe(code)
  expect(await check(code)).toMatchObject({ state: 'revoked', name: 'Eva Sommer', replaced: true })
  expect(await check(corrected.code)).toMatchObject({ state: 'valid', replaced: false })
  const after = await paper(person, id)
  expect(after.headers['content-disposition']).toContain(corrected.number)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  const [old] = await db.select().from(confirmations).where(eq(confirmations.code, code))
  expect((await readPdf(before.rawPayload)).text).not.toContain('Ersetzt')
  expect((await readPdf(after.rawPayload)).text).toContain(
    `Ersetzt die Teilnahmebestätigung Nr. ${old?.number} vom 1. März 2027, Grund: Name berichtigt`,
  )
  const again = await correct(id)
  for (const old of [code, corrected.code]) {
    const answer = await app.inject(`/api/confirmations/${old}/`)
    expect(answer.json()).toMatchObject({ state: 'revoked', replaced: true })
    expect(answer.body).not.toContain(again.code)
  }
  const rows = await db.select().from(confirmations).where(eq(confirmations.participationId, id))
  expect(rows.map(({ revocationReason }) => revocationReason).toSorted()).toEqual([
    '',
    'Name berichtigt',
    'Name berichtigt',
  ])
})

test('corrections of the same moment leave one valid confirmation', async () => {
  const { id } = await issued()
  const other = await secondProcess()
  const there = other.as(staff)(correctConfirmation, { params: { id }, body: { reason: 'Ort berichtigt' } })
  const [one, two] = await Promise.all([correct(id), there])
  const codes = await codesOf(id)
  const states = await Promise.all(codes.map(async code => (await check(code)).state))
  expect(states.filter(state => state === 'valid')).toHaveLength(1)
  expect(codes).toEqual(expect.arrayContaining([one.code, two.code]))
})

test('where nothing is left to confirm a correction only revokes', async () => {
  const { code, id, person } = await issued()
  await db.update(participations).set({ state: 'absent' }).where(eq(participations.id, id))
  expect(await correct(id)).toMatchObject({ code, state: 'revoked', revoked: clock.now() })
  expect(await check(code)).toMatchObject({ state: 'revoked', replaced: false })
  await expect(as(person)(getConfirmation, { params: { id } })).rejects.toMatchObject({
    status: 409,
    problem: { code: 'not_confirmable' },
  })
  await db.update(participations).set({ state: 'attended' }).where(eq(participations.id, id))
  expect((await readPdf((await paper(person, id)).rawPayload)).text).toContain(', Grund: Name berichtigt')
  expect(await check(code)).toMatchObject({ replaced: true })
})

test('only staff correct, and only what was issued', async () => {
  const { id, person } = await issued()
  const { id: unissued } = await attended()
  const url = (participation: number) => `/api/admin/participation-confirmations/${participation}/correct/`
  const post = async (caller: Person | undefined, participation: number, payload = {}) =>
    app.inject({
      method: 'POST',
      url: url(participation),
      headers: caller ? await bearer(caller) : {},
      payload,
    })
  expect((await post(undefined, id)).statusCode).toBe(401)
  expect((await post(person, id)).statusCode).toBe(403)
  const missing = await post(staff, unissued)
  expect([missing.statusCode, missing.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  expect((await post(staff, 999_999)).statusCode).toBe(404)
  const refused = await post(staff, id, { reason: 'x\0' })
  expect([refused.statusCode, refused.json()]).toEqual([400, { reason: ['Nullzeichen sind nicht erlaubt.'] }])
  expect((await post(staff, id, { reason: 'Name berichtigt' })).statusCode).toBe(201)
})

test('a correction says why: without a reason nothing is revoked', async () => {
  const { code, id } = await issued()
  for (const reason of ['', '   ', '\n'])
    await expect(correct(id, reason)).rejects.toMatchObject({
      status: 400,
      body: { reason: ['Bitte geben Sie den Grund an. Er steht auf der neuen Bestätigung.'] },
    })
  expect(await check(code)).toMatchObject({ state: 'valid' })
})

test('codes cannot be tried out: wrong ones are refused after a while, right ones never count', async () => {
  const { code } = await issued()
  const remoteAddress = '203.0.113.7'
  const ask = (typed: string) => app.inject({ url: `/api/confirmations/${typed}/`, remoteAddress })
  const wrong = await ask('AAAAAAAAAAAA')
  expect([wrong.statusCode, wrong.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  for (let good = 0; good < 65; good++) expect((await ask(code)).statusCode).toBe(200)
  for (let bad = 2; bad <= 60; bad++) expect((await ask('AAAAAAAAAAAA')).statusCode).toBe(404)
  const refused = await ask(code)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
})
