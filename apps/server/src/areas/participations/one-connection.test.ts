import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { hurried } from '../../platform/db/connection.ts'
import { closeDatabase, inTransaction, openDatabase } from '../../platform/db/database.ts'
import { doorIn } from '../attendance/door.fixture.ts'
import { participations } from './participations.tables.ts'
import { at } from './seats.fixture.ts'

// A request that wants a second connection while it holds one waits for itself, as all do in a rush.
const url = await newDatabase()
const world = await buildTestApp(url, { ...hurried, max: 1, connectionTimeoutMillis: 1000 })
const { as, deps, given } = world
const elsewhere = openDatabase(url, deps.log)
afterAll(() => closeDatabase(elsewhere))

const somebodyWaits = async () => {
  const { rowCount } = await elsewhere.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return Boolean(rowCount)
}
const clash = {
  status: 409,
  body: { code: 'clash', detail: 'Überschneidung mit „Schulrecht“, 11:00–12:00 Uhr' },
}

test('a swap that meets a place taken in the same moment is told which, on the connection that it has', async () => {
  const event = await given.event()
  const old = await given.timeslot({ eventId: event.id, ...at('09:00–10:00') })
  const third = await given.timeslot({ eventId: event.id, name: 'Schulrecht', ...at('11:00–12:00') })
  const wish = await given.timeslot({ eventId: event.id, ...at('09:00–11:30') })
  const [person = { id: 0 }] = await given.participants(old.id, 1)
  const call = { params: { id: wish.id }, query: { swap: String(old.id) } }
  const swapping = await inTransaction(elsewhere, async tx => {
    const { startsAt, endsAt } = third
    const place = {
      timeslotId: third.id,
      accountId: person.id,
      state: 'registered' as const,
      startsAt,
      endsAt,
    }
    await tx.insert(participations).values({ ...place, createdAt: deps.clock.now() })
    const answer = Promise.allSettled([as(person)(subscribeToTimeslot, call)])
    while (!(await somebodyWaits()));
    return { answer }
  })
  expect(await swapping.answer).toMatchObject([{ status: 'rejected', reason: clash }])
})

test('who is let in at the door and has a place elsewhere is told which, on the connection that it has', async () => {
  const door = doorIn(world)
  door.openDoor()
  const { slot, lecturer } = await door.held(at('10:00–11:30'))
  const other = await given.timeslot({ name: 'Schulrecht', ...at('11:00–12:00') })
  const [person = { id: 0 }] = await given.participants(other.id, 1)
  const wish = { timeslot: slot.id, account: person.id, state: 'registered', force: true } as const
  await expect(door.add(lecturer, wish)).rejects.toMatchObject(clash)
})
