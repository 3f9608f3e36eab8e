import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { mailsIn } from './booking-mails.fixture.ts'

const app = await buildTestApp()
const { deps, given } = app
const { take, afterwards, written } = await mailsIn(app)

test('two servers write to different people at the same time, and neither waits for the other', async () => {
  const slot = await given.timeslot()
  const [one, other] = [await given.account(), await given.account()]
  await take(one, slot.id)
  await take(other, slot.id)
  const ofOne = sql`participation_id in (select id from participations where account_id = ${one.id})`
  await inTransaction(deps.db, async tx => {
    await tx.execute(sql`select from booking_notes where ${ofOne} for update`) // as a server does that writes to them
    await afterwards()
    expect([await written(one), await written(other)]).toEqual([0, 1])
  })
  await afterwards()
  expect([await written(one), await written(other)]).toEqual([1, 1])
})
