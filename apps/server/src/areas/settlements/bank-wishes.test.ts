import {
  approveSettlement,
  changeSettlementBank,
  exportPaymentFile,
  keepSettlementBank,
  returnSettlement,
} from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement, followBank } from '@tafelrunde/contract/lecturers/settlements'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { association } from '../association/association.tables.ts'
import { lecturingIn } from './lecturing.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given, sentMails } = testApp
const { change, settlementOf, settling } = lecturingIn(testApp)
await startWork(deps)
await deps.db.update(association).set({ email: 'buero@verband.example' })
const mailbox = mailboxOf(sentMails)
clock.set('2027-03-20T12:00:00+01:00')
const office = await given.account({ isStaff: true, firstName: 'Ute', lastName: 'Kern' })
const staff = as(office)

const former = { iban: 'DE89370400440532013000', holder: 'Miriam Baumgärtner' }
const next = { iban: 'DE02120300000000202051', holder: 'Miriam Baumgärtner' }

/** A submitted settlement whose lecturer has another account by now. */
const elsewhere = async () => {
  const found = await settling()
  await as(found.person)(changeSettlement, { params: found.params, body: { submit: true } })
  await change(found.person, { iban: next.iban })
  return found
}
const wish = ({ person, id }: { person: { id: number }; id: number }, iban = next.iban) =>
  as(person)(followBank, { body: { ids: [id], iban } })
const follow = (id: number, seen = next) => staff(changeSettlementBank, { params: { id }, body: seen })

test('whoever has another account sees which settlement goes to the former one, and asks once that it follows', async () => {
  const found = await elsewhere()
  const { person, event } = found
  expect(await settlementOf(person)).toMatchObject({ bank: former, other_bank: { ...next, wished: null } })
  expect(await wish(found)).toEqual({ asked: 1 })
  expect(await wish(found)).toEqual({ asked: 0 })
  expect((await settlementOf(person)).other_bank?.wished).toEqual(clock.now())
  await eventually(() =>
    expect(
      mailbox
        .to('buero@verband.example')
        .filter(({ text }) => text.includes(event.name) && text.includes('neue Konto')),
    ).toHaveLength(1),
  )
  await change(person, { account_holder: 'Dr. Miriam Baumgärtner' })
  // It was not this holder that the wish was for.
  expect((await settlementOf(person)).other_bank).toMatchObject({
    holder: 'Dr. Miriam Baumgärtner',
    wished: null,
  })
})

test('the office has it follow: the paper names the account, the former stays with the step, the log says both ends', async () => {
  const found = await elsewhere()
  const { id, params, person } = found
  await staff(approveSettlement, { params })
  await wish(found)
  const changed = await follow(id)
  expect(changed).toMatchObject({ state: 'approved', bank: next, other_bank: null })
  expect(changed.steps.at(-1)).toMatchObject({
    kind: 'bank',
    state: 'approved',
    by: 'Ute Kern',
    remark: 'Konto …3000 (Miriam Baumgärtner) durch …2051 (Miriam Baumgärtner) ersetzt',
  })
  const url = `/api/lecturer-billingfee/${id}/`
  const { text } = await readPdf((await app.inject({ url, headers: await bearer(person) })).rawPayload)
  for (const words of [
    'DE02 1203',
    'Konto geändert am 20. März 2027',
    `Nr. 2027-${String(id).padStart(6, '0')} `,
  ])
    expect(text).toContain(words)
  const logged = await deps.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'settlements'),
        eq(auditEntries.record, id),
        eq(auditEntries.actor, office.id),
      ),
    )
  expect(logged).toContainEqual({
    before: expect.objectContaining({ iban_end: '3000' }),
    after: expect.objectContaining({ iban_end: '2051' }),
  })
  expect((await mailbox.latest(person.email, 2)).text).toContain('auf 2051 endet')
  // Submitted once more it is the second, not the third.
  await staff(returnSettlement, { params, body: { remark: 'Bitte prüfen.' } })
  await as(person)(changeSettlement, { params, body: { submit: true } })
  const again = await app.inject({ url, headers: await bearer(person) })
  expect((await readPdf(again.rawPayload)).text).toContain(`2027-${String(id).padStart(6, '0')}-2`)
})

test('the office may leave it as it was submitted, and says why', async () => {
  const found = await elsewhere()
  const { params, person } = found
  await wish(found)
  const body = { remark: 'Wir haben Sie nicht erreicht.' }
  expect(await staff(keepSettlementBank, { params, body })).toMatchObject({
    bank: former,
    other_bank: { ...next, wished: null },
  })
  expect((await mailbox.latest(person.email)).text).toContain('Wir haben Sie nicht erreicht.')
})

test('an account that nobody has seen is neither asked for nor taken', async () => {
  const found = await elsewhere()
  const { id, params, person } = found
  const changed = { status: 409, body: { code: 'changed' } }
  const wrongState = { status: 409, body: { code: 'state' } }
  await expect(follow(id)).rejects.toMatchObject(wrongState)
  await expect(staff(keepSettlementBank, { params, body: { remark: 'Nein.' } })).rejects.toMatchObject(
    wrongState,
  )
  await expect(wish(found, 'AT611904300234573201')).rejects.toMatchObject(changed)
  await wish(found)
  await expect(follow(id, { ...next, iban: 'AT611904300234573201' })).rejects.toMatchObject(changed)
  await expect(follow(id, { ...next, holder: 'Jemand Anderes' })).rejects.toMatchObject(changed)
  await change(person, { iban: former.iban })
  await expect(follow(id)).rejects.toMatchObject(wrongState)
  await expect(wish(found, former.iban)).rejects.toMatchObject(wrongState)
})

test('the own settlements only, and nobody of the office decides on their own', async () => {
  const [one, other] = [await elsewhere(), await elsewhere()]
  await expect(
    as(one.person)(followBank, { body: { ids: [one.id, other.id], iban: next.iban } }),
  ).rejects.toMatchObject({
    status: 400,
    body: { ids: [`Ungültiger pk "${other.id}" - Object existiert nicht.`] },
  })
  expect((await settlementOf(one.person)).other_bank?.wished).toBeNull()
  await expect(
    as(one.person)(changeSettlementBank, { params: one.params, body: next }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await wish(one)
  await deps.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, one.person.id))
  await expect(
    as(one.person)(changeSettlementBank, { params: one.params, body: next }),
  ).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  expect(await follow(one.id)).toMatchObject({ bank: next })
})

test('a payment run names how many go to another account than the data say, and ends the wish', async () => {
  const found = await elsewhere()
  const { event, params, person } = found
  await deps.db.update(association).set({ iban: 'DE02120300000000202051' })
  await staff(approveSettlement, { params })
  await wish(found)
  const run = (other_banks: number) =>
    staff(exportPaymentFile, {
      params: { id: event.id },
      body: { expected: { count: 1, total_cents: 18_000, other_banks } },
    })
  await expect(run(0)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await run(1)).toMatchObject({ count: 1 })
  expect(await settlementOf(person)).toMatchObject({ state: 'paid', bank: former, other_bank: null })
})
