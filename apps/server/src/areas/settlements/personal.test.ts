import { approveSettlement, returnSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { listLecturers } from '@tafelrunde/contract/lecturers/lecturers'
import { changeSettlement, listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { lecturerData } from '../lecturers/lecturer-data.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'
import { lecturingIn } from './lecturing.fixture.ts'
import { receipts } from './receipts/receipts.tables.ts'
import { settlements } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { settling, upload } = lecturingIn(testApp)
const { db } = deps
clock.set('2027-03-20T12:00:00+01:00')

const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`)
const erase = async (person: { id: number }) =>
  app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })
const spend = async (person: { id: number }, id: number, receipt: number, submit: boolean) =>
  as(person)(changeSettlement, {
    params: { id },
    body: { expenses: [{ text: 'Kopien', cents: 500, receipt }], submit },
  })

test('an open settlement goes with its lecturer, with all receipts and what was said for payment', async () => {
  const { person, lecturer, id } = await settling()
  const { body } = await upload(person, pdf('offen'))
  await upload(person, pdf('nie gebraucht'))
  await spend(person, id, body.id, false)
  expect((await erase(person)).statusCode).toBe(204)
  expect(await db.$count(settlements, eq(settlements.id, id))).toBe(0)
  expect(await db.$count(receipts, eq(receipts.id, body.id))).toBe(0)
  expect(await db.$count(lecturerData, eq(lecturerData.accountId, person.id))).toBe(0)
  const { results } = await as()(listLecturers, { query: {} })
  expect(results.find(one => one.id === lecturer.id)).toMatchObject({ last_name: 'Profil gelöscht' })
})

test('a submitted one stays as it is with its receipts, also of who gives nothing any more', async () => {
  const { person, lecturer, id } = await settling()
  const { body } = await upload(person, pdf('eingereicht'))
  await spend(person, id, body.id, true)
  await db.delete(workshopLecturers).where(eq(workshopLecturers.lecturerId, lecturer.id))
  expect((await erase(person)).statusCode).toBe(204)
  const [entry] = await db.select().from(lecturers).where(eq(lecturers.id, lecturer.id))
  expect(entry).toMatchObject({ accountId: null, firstName: '', lastName: 'Profil gelöscht' })
  const office = await given.staff()
  const { results } = await as(office)(listSettlements, { query: { id: String(id) } })
  expect(results).toMatchObject([
    { state: 'submitted', lecturer: { first_name: 'Miriam', last_name: 'Baumgärtner' }, total_cents: 18500 },
  ])
  const file = { url: `/api/lecturer-receipts/${body.id}/`, headers: await bearer(office) }
  expect((await app.inject(file)).statusCode).toBe(200)
  expect((await as(office)(approveSettlement, { params: { id } })).state).toBe('approved')
})

test('the own data have the settlements with their receipts, and say what is kept after a deletion', async () => {
  const { person, id } = await settling()
  const { body } = await upload(person, pdf('Beleg'), 'Kopien.pdf')
  await spend(person, id, body.id, true)
  await as(await given.staff())(returnSettlement, { params: { id }, body: { remark: 'Bitte ergänzen.' } })
  await spend(person, id, body.id, true)
  const answer = await app.inject({ url: '/api/account/export/', headers: await bearer(person) })
  const unpacked = unzipSync(answer.rawPayload)
  const read = (name: string) => strFromU8(unpacked[name] ?? new Uint8Array())
  expect(JSON.parse(read('abrechnungen.json'))).toMatchObject([
    { id, state: 'submitted', total_cents: 18500, bank: { iban: 'DE89370400440532013000' } },
  ])
  expect(JSON.parse(read('abrechnungen.json'))[0].returned).toMatchObject([
    { version: 1, person: { street: 'Lindenweg 14' }, bank: { iban: 'DE89370400440532013000' } },
  ])
  expect(JSON.parse(read('referentendaten.json'))).toMatchObject({
    street: 'Lindenweg 14',
    city: 'Musterstadt',
  })
  expect(read(`belege/${body.id} Kopien.pdf`)).toBe(pdf('Beleg').toString())
  expect(read('LIESMICH.txt')).toContain('§ 147 AO')
})
