import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { fillWaiting } from './waitlist.service.ts'

/** A time on the second day of the usual event: `at('10:00–11:30')`. */
export const at = (times: string) => {
  const [startsAt, endsAt] = times.split('–').map(time => new Date(`2027-03-13T${time}:00+01:00`))
  if (!startsAt || !endsAt) throw new Error(times)
  return { startsAt, endsAt }
}

/** What a call fails with that the server refuses with this code. */
export const refused = (code: string) =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ code }) })

/** As the office does it, which fills places as soon as there are more. */
export const changeCapacity = (deps: Deps, id: number, capacity: number) =>
  inTransaction(deps.db, async tx => {
    await tx.update(timeslots).set({ capacity }).where(eq(timeslots.id, id))
    await fillWaiting(tx, deps)
  })
