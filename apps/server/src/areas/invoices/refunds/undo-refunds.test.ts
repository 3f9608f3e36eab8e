import { withdrawPayment } from '@tafelrunde/contract/admin/money/order-payments'
import { getRefundFile, undoRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { creditedIn } from './refunds.fixture.ts'

const testApp = await buildTestApp()
const { clock, deps } = testApp
const { balanceOf, cancel, credited, lettersTo, make, office } = await creditedIn(testApp)
const { $client } = deps.db
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00')) // a Monday
const refundOf = async (params: { id: number }) =>
  (await balanceOf(params)).payments.find(({ kind }) => kind === 'refund')

test('a file is taken back before its day: the credit stands again, the next transfer has another reference', async () => {
  const { params, email, wish } = await credited()
  const file = await make(wish)
  const refund = { id: (await refundOf(params))?.id ?? 0 }
  // By itself a refund that a bank has still to execute does not go back.
  await expect(office(withdrawPayment, { params: refund })).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining(`Zahlungsdatei ${file.id}`) },
  })
  const undo = () => office(undoRefundFile, { params: { id: file.id }, body: { reason: 'Falsches Konto' } })
  expect(await undo()).toMatchObject({
    undone: { by: 'Renate Albrecht', reason: 'Falsches Konto' },
    refunds: [{ withdrawn: true }],
  })
  expect((await balanceOf(params)).open_cents).toBe(-700)
  expect((await lettersTo(email)).at(-1)?.subject).toContain('kommt später')
  await expect(undo()).rejects.toMatchObject({ status: 409 })
  await expect(office(getRefundFile, { params: { id: file.id } })).rejects.toMatchObject({ status: 409 })
  expect((await make(wish)).refunds).toMatchObject([{ reference: `ERSTATTUNG-${params.id}-2` }])
  expect((await balanceOf(params)).open_cents).toBe(0)
})

test('from its day on a file stays, and only money that came back is taken back by itself', async () => {
  const { params, one, wish } = await credited()
  const file = await make(wish)
  clock.set('2027-03-02T09:00:00+01:00')
  await expect(
    office(undoRefundFile, { params: { id: file.id }, body: { reason: 'Zu spät' } }),
  ).rejects.toMatchObject({ status: 409, body: { detail: expect.stringMatching(/am 2\.\s?März/) } })
  await office(withdrawPayment, { params: { id: (await refundOf(params))?.id ?? 0 } })
  expect((await balanceOf(params)).open_cents).toBe(-700)
  await cancel(one.id)
  expect((await balanceOf(params)).open_cents).toBe(-one.gross_cents - 700)
})

test('the database itself keeps files and transfers as they were made', async () => {
  const { wish } = await credited()
  const { id } = await make(wish)
  const refused = (text: string) =>
    expect($client.query(text)).rejects.toThrow(/stays|still refunds|never changed/)
  await refused(
    `update refund_files set undone_at = now(), undone_by = 'x', undone_reason = 'x' where id = ${id}`,
  )
  await refused(`update refund_files set total_cents = 1 where id = ${id}`)
  await refused(`delete from refund_files where id = ${id}`)
  await refused(`update refund_transfers set iban = 'DE02500105170137075030' where file_id = ${id}`)
  await refused(`delete from refund_transfers where file_id = ${id}`)
})
