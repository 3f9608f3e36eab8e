import { exportPaymentFile, listPaymentFiles } from '@tafelrunde/contract/admin/money/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../test/read/read-credit-transfer.ts'
import { mails } from '../mail/mail.tables.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { settlementSteps, settlements } from '../settlements/settlements.tables.ts'
import { paymentFiles } from './payment-files.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given, secondProcess } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = await given.account({ isStaff: true, firstName: 'Britta', lastName: 'Büro' })
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await openAccount()
})

const exported = (event: { id: number }) =>
  as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
const download = async (id: number) =>
  app.inject({ url: `/api/admin/payment-files/${id}/`, headers: await bearer(staff) })
const stateOf = async (id: number) => {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id))
  return row?.state
}

test('approved settlements of an event become one payment file, and are paid then', async () => {
  const event = await finishedEvent()
  const [first, second, third] = [
    await approved(event),
    await approved(event, {
      total: 9_950,
      person: { firstName: 'Jürgen', lastName: 'Groß', postalCode: '1010', city: 'Wien', country: 'AT' },
      bank: { holder: 'Jürgen & Anni Groß', iban: 'AT611904300234573201', bic: 'BKAUATWW' },
    }),
    await approved(event, { state: 'submitted' }),
  ]
  const file = await exported(event)
  expect(file).toMatchObject({ event: event.id, count: 2, total_cents: 41_355, execution: '2027-03-02' })
  const { headers, body } = await download(file.id)
  expect(headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename=ueberweisungen-${file.id}.xml`,
  })
  expect(readCreditTransfer(body)).toMatchObject({
    messageId: `TAFELRUNDE-${file.id}`,
    count: '2',
    sum: '413.55',
    execution: '2027-03-02',
    debtor: 'Lehrkraefteverband Musterland',
    debtorIban: 'DE02120300000000202051',
    debtorBic: 'BYLADEM1001',
    transfers: [
      {
        endToEndId: `ABRECHNUNG-${first.id}`,
        amount: '314.05',
        name: 'Miriam Baumgaertner',
        town: 'Hamburg',
        iban: 'DE89370400440532013000',
        remittance: `ABRECHNUNG-${first.id} Fruehjahrskongress 2027`,
      },
      {
        amount: '99.50',
        name: 'Juergen + Anni Gross',
        street: 'Am Alten Markt',
        houseNumber: '12 a',
        postalCode: '1010',
        town: 'Wien',
        country: 'AT',
        bic: 'BKAUATWW',
      },
    ],
  })
  expect(await Promise.all([first, second, third].map(({ id }) => stateOf(id)))).toEqual([
    'paid',
    'paid',
    'submitted',
  ])
  const steps = await db.select().from(settlementSteps).where(eq(settlementSteps.settlementId, first.id))
  expect(steps).toMatchObject([{ state: 'paid', by: 'Britta Büro', at: clock.now() }])
})

test('lecturers hear that their money is on its way: how much, when, and how to find it', async () => {
  const event = await finishedEvent()
  const person = await given.account({ firstName: 'Miriam', lastName: 'Baumgärtner', isLecturer: true })
  const { id } = await approved(event, { accountId: person.id })
  await approved(event) // nobody to tell
  await exported(event)
  const [mail, ...more] = await db.select().from(mails).where(eq(mails.recipient, person.email))
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ihre Abrechnung für „Frühjahrskongress 2027“ wird ausgezahlt')
  for (const words of ['314,05\u00a0€', 'Endung 3000', '2.\u00a0März\u00a02027', `ABRECHNUNG-${id}`])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('DE8937')
})

test('the same file comes byte for byte again, whatever happens later', async () => {
  const event = await finishedEvent()
  await approved(event)
  const { id } = await exported(event)
  const before = await download(id)
  clock.set('2027-04-01T12:00:00+02:00')
  await openAccount({ name: 'Anderer Verband', iban: 'DE75512108001245126199' })
  const after = await download(id)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
})

test('nothing is paid twice: a second export finds only what was approved since', async () => {
  const event = await finishedEvent()
  await approved(event)
  await exported(event)
  await expect(exported(event)).rejects.toMatchObject({
    status: 409,
    body: {
      code: 'state',
      detail: 'Für diese Veranstaltung gibt es keine freigegebenen Abrechnungen auszuzahlen.',
    },
  })
  await approved(event, { total: 100 })
  const later = await exported(event)
  expect(later).toMatchObject({ count: 1, total_cents: 100 })
})

test('two of the office at once, on two servers: one gets the file, the other has nothing left to pay', async () => {
  const other = await secondProcess()
  for (let round = 0; round < 5; round++) {
    const event = await finishedEvent()
    for (let number = 0; number < 3; number++) await approved(event)
    const ask = async (server: typeof testApp) => {
      const headers = await server.bearer(staff)
      const url = `/api/admin/events/${event.id}/payment-files/`
      return (await server.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode
    }
    const statuses = await Promise.all([ask(testApp), ask(other)])
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect(await db.$count(paymentFiles, eq(paymentFiles.eventId, event.id))).toBe(1)
  }
})

test('the account’s holder counts before the association’s name, and its bank may be unknown', async () => {
  const event = await finishedEvent()
  await approved(event)
  await openAccount({ accountHolder: 'LVM Service GmbH', bic: '' })
  const { id } = await exported(event)
  const read = readCreditTransfer((await download(id)).body)
  expect(read).toMatchObject({ debtor: 'LVM Service GmbH', debtorBic: undefined })
})

test('the list has the latest first, of one event if wanted', async () => {
  const [one, other] = [await finishedEvent(), await finishedEvent()]
  const files = []
  for (const event of [one, other, one]) {
    await approved(event)
    files.unshift(await exported(event))
  }
  const all = await as(staff)(listPaymentFiles, { query: {} })
  expect(all.results.slice(0, 3)).toEqual(files)
  const some = await as(staff)(listPaymentFiles, { query: { event: String(one.id) } })
  expect(some).toMatchObject({ count: 2, results: [files[0], files[2]] })
  const unknown = await app.inject({
    url: '/api/admin/payment-files/?event=999999',
    headers: await bearer(staff),
  })
  expect([unknown.statusCode, unknown.json()]).toEqual([
    400,
    { event: ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'] },
  ])
})

test('the account that the association pays from is nobody else’s business', async () => {
  const { payload } = await app.inject({ url: '/api/association/' })
  expect(payload).toContain('Lehrkräfteverband Musterland')
  expect(payload).not.toMatch(/iban|DE02120300000000202051|BYLADEM1001/i)
})

test('whoever has seen another number or sum pays nothing, and is told so', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const expecting = (expected: { count: number; total_cents: number }) =>
    as(staff)(exportPaymentFile, { params: { id: event.id }, body: { expected } })
  const changed = expect.objectContaining({
    status: 409,
    body: expect.objectContaining({ code: 'changed', detail: expect.stringContaining('neue Summe') }),
  })
  await expect(expecting({ count: 2, total_cents: 31_405 })).rejects.toEqual(changed)
  await expect(expecting({ count: 1, total_cents: 31_404 })).rejects.toEqual(changed)
  expect(await stateOf(id)).toBe('approved')
  expect(await expecting({ count: 1, total_cents: 31_405 })).toMatchObject({ count: 1 })
})
