import { exportPaymentFile, getPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { settlements } from '../settlements/settlements.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = await given.staff()
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await openAccount()
})

const post = async (eventId: number, payload: object = {}, caller: { id: number } | undefined = staff) => {
  const headers = caller ? await bearer(caller) : {}
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/events/${eventId}/payment-files/`,
    headers,
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const stateOf = async (id: number) => {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id))
  return row?.state
}

test('a settlement that came to nothing is closed already, so no payment run has it', async () => {
  const event = await finishedEvent()
  const person = await given.account({ isLecturer: true })
  const nothing = await approved(event, { total: 0, accountId: person.id })
  expect(await post(event.id)).toMatchObject({ status: 409, body: { code: 'state' } })
  await approved(event)
  const file = await as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
  expect(file).toMatchObject({ count: 1, total_cents: 31_405 })
  expect(file.settlements.map(({ id }) => id)).not.toContain(nothing.id)
  expect(await db.$count(mails, eq(mails.recipient, person.email))).toBe(0)
})

test.each(['', 'DE00120300000000202051'])('without a valid account („%s“) nothing is paid', async iban => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  await openAccount({ iban })
  expect(await post(event.id)).toEqual({
    status: 409,
    body: {
      code: 'state',
      detail:
        'Für den Verband ist kein gültiges Konto hinterlegt. Bitte hinterlegen Sie es mit „npm run admin -- bank-account --iban IBAN“.',
    },
  })
  expect(await stateOf(id)).toBe('approved')
})

test('the office may say when: a banking day, not in the past', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const refused = async (execution: string) => {
    const { status, body } = await post(event.id, { execution })
    expect(await stateOf(id)).toBe('approved')
    return [status, body]
  }
  const past = { execution: ['Das Ausführungsdatum liegt in der Vergangenheit.'] }
  const closed = {
    execution: [
      'An diesem Tag führen Banken keine Überweisungen aus. Bitte wählen Sie einen Bankarbeitstag.',
    ],
  }
  expect(await refused('2027-02-26')).toEqual([400, past])
  expect(await refused('2027-03-26')).toEqual([400, closed]) // Good Friday
  expect((await refused('2027-02-30'))[0]).toBe(400)
  const { body } = await post(event.id, { execution: '2027-03-01' })
  expect(body).toMatchObject({ execution: '2027-03-01' })
})

test('only staff, and only what exists', async () => {
  const event = await finishedEvent()
  const lecturer = await given.account({ isLecturer: true })
  expect((await post(event.id, {}, lecturer)).status).toBe(403)
  expect((await post(999_999)).status).toBe(404)
  for (const url of ['/api/admin/payment-files/', '/api/admin/payment-files/1/']) {
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await app.inject({ url, headers: await bearer(lecturer) })).statusCode).toBe(403)
  }
  await expect(as(staff)(getPaymentFile, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
})
