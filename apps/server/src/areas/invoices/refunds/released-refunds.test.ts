import { getRefundFile, releaseRefundFile, undoRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { creditedIn } from './refunds.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { balanceOf, credited, lettersTo, make, office, staff } = await creditedIn(testApp)
const other = as(await given.staff())
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await deps.db.update(association).set({ fourEyes: true })
})

test('refunds go to nobody, and no exhibitor is told, until another person has released them', async () => {
  const { email, wish } = await credited()
  const before = (await lettersTo(email)).length
  const params = { id: (await make(wish)).id }
  const refused = { status: 409, body: { code: 'state' } }
  await expect(other(getRefundFile, { params })).rejects.toMatchObject(refused)
  await expect(office(releaseRefundFile, { params })).rejects.toMatchObject(refused)
  expect(await lettersTo(email)).toHaveLength(before)
  expect(await other(releaseRefundFile, { params })).toMatchObject({
    release: { released: { at: clock.now() } },
  })
  expect(await lettersTo(email)).toHaveLength(before + 1)
  const url = `/api/admin/refund-files/${params.id}/`
  expect((await app.inject({ url, headers: await bearer(staff) })).statusCode).toBe(200)
  await expect(other(releaseRefundFile, { params })).rejects.toMatchObject(refused)
})

test('what nobody released is taken back, also after its day, and no exhibitor hears of it', async () => {
  const { params: order, email, wish } = await credited()
  const before = (await lettersTo(email)).length
  const params = { id: (await make(wish)).id }
  clock.set('2027-03-10T12:00:00+01:00')
  await expect(other(releaseRefundFile, { params })).rejects.toMatchObject({ status: 409 })
  await office(undoRefundFile, { params, body: { reason: 'Zu spät' } })
  expect((await balanceOf(order)).open_cents).toBe(-700)
  expect(await lettersTo(email)).toHaveLength(before)
})
