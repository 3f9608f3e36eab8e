import { giveFeedback } from '@tafelrunde/contract/events/feedback'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { feedback } from './feedback/feedback.tables.ts'
import { participations } from './participations.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const { db } = deps
clock.set('2027-03-20T12:00:00+01:00')
const event = await given.event({ state: 'finished' })
const slot = await given.timeslot({ eventId: event.id, capacity: null })
const ratings = { content: 5, teaching: 4, organisation: 3, benefit: 2 }

const attendee = async () => {
  const person = await given.account()
  const { id } = await given.participation(person, slot)
  return {
    id,
    give: () =>
      as(person)(giveFeedback, { body: { participation: id, ...ratings, comment: 'Grüße an die 3b.' } }),
    erase: async () =>
      app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) }),
  }
}
const findFeedback = async (id: number) => {
  const [row] = await db.select().from(feedback).where(eq(feedback.participationId, id))
  return row
}

test('of an erased person the ratings stay as figures, and not a word of the comment', async () => {
  const [leaving, other] = [await attendee(), await attendee()]
  for (const person of [leaving, other]) await person.give()
  expect((await leaving.erase()).statusCode).toBe(204)
  expect(await findFeedback(leaving.id)).toMatchObject({ ...ratings, comment: '' })
  expect(await findFeedback(other.id)).toMatchObject({ ...ratings, comment: 'Grüße an die 3b.' })
})

test('feedback of a participation that never counted goes with it', async () => {
  const person = await attendee()
  await person.give()
  await db.update(participations).set({ state: 'cancelled' }).where(eq(participations.id, person.id))
  await person.erase()
  expect(await findFeedback(person.id)).toBeUndefined()
})

test('whoever writes while being erased leaves no comment behind', async () => {
  for (const person of await Promise.all(Array.from({ length: 8 }, attendee)))
    await Promise.allSettled([person.give(), person.erase()])
  const orphans = and(isNull(participations.accountId), ne(feedback.comment, ''))
  expect(await db.$count(participations, isNull(participations.accountId))).toBeGreaterThanOrEqual(8)
  expect(
    await db
      .select()
      .from(feedback)
      .innerJoin(participations, eq(participations.id, feedback.participationId))
      .where(orphans),
  ).toEqual([])
})
