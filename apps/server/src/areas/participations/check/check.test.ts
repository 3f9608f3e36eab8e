import { checkRegistrations } from '@tafelrunde/contract/admin/check'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { checkCommand } from './check.command.ts'
import { findProblems } from './check.queries.ts'

const { as, clock, deps, given } = await buildTestApp()
clock.set(new Date().toISOString())
const { db } = deps
// The check looks at what still lies ahead by the database's own clock.
const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const event = await given.event({ startsAt: ahead(24), endsAt: ahead(48) })
const slot = await given.timeslot({ eventId: event.id, startsAt: ahead(24), endsAt: ahead(25), capacity: 1 })
const later = await given.timeslot({ eventId: event.id, startsAt: ahead(26), endsAt: ahead(27), capacity: 5 })
await given.participants(slot.id, 3)
await given.participants(later.id, 1)

const problems = async () =>
  (await findProblems(db)).filter(({ problems }) => problems.length > 0).map(({ invariant }) => invariant)

/** Breaks something past every guard, looks, and puts it right again. */
const whenBroken = async (statement: string, undo: string) => {
  await db.execute(sql.raw(`set session_replication_role = replica; ${statement}`))
  const found = await problems()
  await db.execute(sql.raw(`set session_replication_role = replica; ${undo}`))
  return found
}

test('a sound database has no problems', async () => {
  expect(await problems()).toEqual([])
})

test.each([
  [
    'Die Zähler der Termine stimmen',
    `update timeslots set seats_taken = 3 where id = ${later.id}`,
    `update timeslots set seats_taken = 1 where id = ${later.id}`,
  ],
  [
    'Die Zähler der Veranstaltungen stimmen',
    `update events set seats_taken = 9 where id = ${event.id}`,
    `update events set seats_taken = 4 where id = ${event.id}`,
  ],
  [
    'Niemand wartet, solange ein Platz frei und möglich ist',
    `update timeslots set capacity = 2 where id = ${slot.id}`,
    `update timeslots set capacity = 1 where id = ${slot.id}`,
  ],
  [
    'Wer einen Termin hat, ist zur Veranstaltung angemeldet',
    `update event_subscriptions set event_id = -event_id where id = (select min(id) from event_subscriptions);
     update events set seats_taken = 3 where id = ${event.id}`,
    `update event_subscriptions set event_id = abs(event_id); update events set seats_taken = 4 where id = ${event.id}`,
  ],
  [
    'Termine ohne Workshop haben keine Teilnehmenden',
    `update timeslots set workshop_id = null where id = ${later.id}`,
    `update timeslots set workshop_id = ${later.workshopId} where id = ${later.id}`,
  ],
  [
    'Wartelisten sind lückenlos und geordnet',
    `update participations set queue_number = queue_number + 1 where queue_number = (select min(queue_number) from participations)`,
    `update participations set queue_number = queue_number - 1 where id = (select min(id) from participations where state = 'waitlisted')`,
  ],
])('the check finds what breaks: %s', async (invariant, statement, undo) => {
  expect(await whenBroken(statement, undo)).toEqual([invariant])
  expect(await problems()).toEqual([])
})

test('the command says what is wrong and ends with 1, else with 0', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await checkCommand.run([], deps)).toBe(0)
  await db.execute(sql.raw(`set session_replication_role = replica; update timeslots set seats_taken = 0`))
  expect(await checkCommand.run([], deps)).toBe(1)
  expect(printed.mock.calls.flat().join('\n')).toContain(`Termin ${slot.id}: 0/2 statt 1/2`)
})

test('superusers see in the Verwaltung what the command finds, nobody else', async () => {
  const boss = as(await given.account({ isStaff: true, isSuperuser: true }))
  const { results } = await boss(checkRegistrations, {})
  expect(results).toEqual(
    (await findProblems(db)).map(({ invariant: rule, problems }) => ({ rule, problems })),
  )
  await expect(as(await given.staff())(checkRegistrations, {})).rejects.toMatchObject({ status: 403 })
})
