import { listPaymentFiles } from '@tafelrunde/contract/admin/money/settlements'
import { listMaterials } from '@tafelrunde/contract/events/materials'
import { listLecturerTimeslots } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { changeSettlement, listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findAccountByEmail } from '../accounts/accounts.queries.ts'
import { makeDemoOnce } from './demo.service.ts'

const { as, clock, deps } = await buildTestApp()
clock.set(new Date().toISOString())
await makeDemoOnce(deps)

const login = async (name: string) => {
  const account = await findAccountByEmail(deps.db, `${name}@tafelrunde.example`)
  if (!account) throw new Error(`${name} is in the demo`)
  return as(account)
}

test('the lecturer of the demo has a settlement to submit, one that is approved and one that is paid', async () => {
  const lecturer = await login('referent')
  const { results } = await lecturer(listSettlements, { query: {} })
  expect(results.map(({ state }) => state)).toEqual(['open', 'approved', 'paid'])
  expect(results.every(({ fee_cents, total_cents }) => 0 < fee_cents && fee_cents < total_cents)).toBe(true)
  expect(results[0]?.missing).toEqual(['receipts'])
  const submitted = await lecturer(changeSettlement, {
    params: { id: results[0]?.id ?? 0 },
    body: { expenses: [], submit: true },
  })
  expect(submitted.state).toBe('submitted')
})

test('the office of the demo finds payment files of what is paid, and settlements that need a decision', async () => {
  const office = await login('buero')
  const files = await office(listPaymentFiles, { query: {} })
  expect(files.count).toBe(2)
  expect(files.results.every(({ count, total_cents }) => count > 0 && total_cents > 0)).toBe(true)
  expect((await office(listSettlements, { query: { state: 'submitted' } })).count).toBeGreaterThan(3)
})

test('the lecturer of the demo has a workshop today, and something to give to its participants', async () => {
  const lecturer = await login('referent')
  const { results } = await lecturer(listLecturerTimeslots, { query: {} })
  const today = results.filter(({ start }) => berlinDay(start) === berlinDay(clock.now()))
  expect(today).not.toEqual([])
  expect((await lecturer(listMaterials, { query: {} })).count).toBeGreaterThan(0)
})
