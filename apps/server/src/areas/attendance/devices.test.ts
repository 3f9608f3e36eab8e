import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { sized } from '../../../test/sizes.ts'
import { expectSound } from '../../../test/sound.ts'
import { participations } from '../participations/participations.tables.ts'
import { at, doorIn } from './door.fixture.ts'
import { anyMark } from './marks.fixture.ts'
import { inOrder, type Mark } from './marks.rules.ts'
import { markParticipant } from './marks.service.ts'

const testApp = await buildTestApp()
const { app, bearer, deps, given } = testApp
const { add, held, openDoor } = doorIn(testApp)
const devices = 5

/** A record about one of the people, by their number. */
type Sent = { person: number; mark: Mark }

/** A timeslot that is full; its lecturer is logged in on as many devices as needed. */
const fullTimeslot = async (people: number) => {
  testApp.clock.set('2027-03-01T12:00:00+01:00')
  const { slot, lecturer } = await held({ capacity: people })
  await given.participants(slot.id, people)
  const rows = await deps.db
    .select({ id: participations.id })
    .from(participations)
    .where(eq(participations.timeslotId, slot.id))
    .orderBy(asc(participations.id))
  openDoor()
  const headers = await bearer(lecturer)
  const wishOf = ({ person, mark: { recordedAt, ...rest } }: Sent) => ({
    id: rows[person]?.id ?? 0,
    wish: { ...rest, recorded_at: recordedAt },
  })
  const overHttp = async (sent: Sent) => {
    const { id, wish: payload } = wishOf(sent)
    const url = `/api/lecturer-participants/${id}`
    const { statusCode } = await app.inject({ method: 'PATCH', url, headers, payload })
    expect(statusCode).toBe(200)
  }
  const directly = (sent: Sent) => {
    const { id, wish } = wishOf(sent)
    return markParticipant(deps, { id: lecturer.id, isStaff: false }, id, wish)
  }
  const outcome = async () => {
    const found = await deps.db
      .select({ state: participations.state, minutes: participations.attendedMinutes })
      .from(participations)
      .where(eq(participations.timeslotId, slot.id))
      .orderBy(asc(participations.id))
    return found.map(({ state, minutes }) => `${state} ${minutes}`)
  }
  return { overHttp, directly, outcome }
}

/** Every device sends its records one after the other; between the devices it is as it comes. */
const sendAll = (queues: Sent[][], send: (sent: Sent) => Promise<void>) =>
  Promise.all(
    queues.map(async queue => {
      for (const sent of queue) await send(sent)
    }),
  )

/** What has to come of it, by the pure rule over everything that was sent. */
const expected = (people: number, sent: Sent[]) =>
  Array.from({ length: people }, (_, person) => {
    const [winner] = inOrder(sent.filter(one => one.person === person).map(({ mark }) => mark))
    return winner ? `${winner.state} ${winner.minutes}` : 'registered null'
  })

/** Some of them twice, in another order, dealt out to the devices. */
const shuffled = (sent: Sent[], numbers: number[]) => {
  const repeated = [...sent, ...sent.filter((_, index) => index % 10 === 0)]
  const order = repeated.map((one, index) => ({ one, key: numbers[index] ?? 0 }))
  const line = order.toSorted((a, b) => a.key - b.key).map(({ one }) => one)
  return Array.from({ length: devices }, (_, device) => line.filter((_, index) => index % devices === device))
}

test('the last seat goes to one of five people at five doors, and whoever is added five times is added once', async () => {
  openDoor()
  const { slot, lecturer } = await held({ capacity: 1 })
  const guests = await Promise.all(Array.from({ length: devices }, () => given.account()))
  const add5 = (accounts: { id: number }[], force: boolean) =>
    Promise.allSettled(
      accounts.map(({ id: account }) =>
        add(lecturer, { timeslot: slot.id, account, force, recorded_at: at('09:45') }),
      ),
    )
  const outcomes = await add5(guests, false)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = await given.account()
  const added = await add5(
    Array.from({ length: devices }, () => late),
    true,
  )
  expect(new Set(added.map(one => one.status === 'fulfilled' && one.value.id)).size).toBe(1)
  const where = eq(participations.timeslotId, slot.id)
  expect(await deps.db.$count(participations, where)).toBe(2)
  await expectSound(deps.db)
})

const anySent = (people: number) => fc.record({ person: fc.nat(people - 1), mark: anyMark })
const keys = (length: number) => fc.array(fc.nat(), { minLength: length, maxLength: length })

test(
  'five devices, whatever they saw and however it arrives: everybody ends as the latest record says',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anySent(10), { minLength: 100, maxLength: 100 }),
        keys(110),
        async (sent, order) => {
          const { overHttp, outcome } = await fullTimeslot(10)
          await sendAll(shuffled(sent, order), overHttp)
          expect(await outcome()).toEqual(expected(10, sent))
          await expectSound(deps.db)
        },
      ),
      { numRuns: sized(5, 2) },
    ),
  60_000,
)

const each = sized(500, 100)
// Past HTTP, which the test above goes through: this many would take it most of a minute.
test(`five devices with ${each} records each, in two different orders: the same states and minutes`, async () => {
  const total = devices * each
  const [sent = []] = fc.sample(fc.array(anySent(40), { minLength: total, maxLength: total }), {
    seed: 5,
    numRuns: 1,
  })
  const orders = fc.sample(keys(total * 1.1), { seed: 6, numRuns: 2 })
  const outcomes = []
  for (const order of orders) {
    const { directly, outcome } = await fullTimeslot(40)
    await sendAll(shuffled(sent, order), directly)
    outcomes.push(await outcome())
  }
  expect(outcomes).toEqual([expected(40, sent), expected(40, sent)])
  await expectSound(deps.db)
}, 120_000)
