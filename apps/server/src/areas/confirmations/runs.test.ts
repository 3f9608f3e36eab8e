import { getConfirmationRun, issueConfirmations } from '@tafelrunde/contract/events/confirmations'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { startWork } from '../../jobs.ts'
import { mails } from '../mail/mail.tables.ts'
import { attendedIn } from './attended.fixture.ts'
import { confirmationsCommand } from './confirmations.command.ts'
import { confirmations } from './confirmations.tables.ts'
import { startRun, workOnRun } from './runs.service.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given, secondProcess, sentMails } = testApp
const { attend } = attendedIn(testApp)
const { db } = deps
const staff = await given.staff()
afterEach(() => void vi.restoreAllMocks())

/** A finished event that so many people attended. */
const congress = async (count: number) => {
  const event = await given.event({ state: 'finished' })
  const slot = await given.timeslot({ eventId: event.id, capacity: 500 })
  const people = []
  for (let index = 0; index < count; index++) {
    const person = await given.account()
    people.push({ ...person, participation: await attend(slot, person.id) })
  }
  return { event, slot, people }
}
const issuedTo = (accountId: number) => db.$count(confirmations, eq(confirmations.accountId, accountId))
const mailsTo = (email: string) => db.$count(mails, eq(mails.recipient, email))
const silently = { mail: false, byJob: false }

test('the office has all confirmations of an event issued and mailed by a job, and sees how far it is', async () => {
  await startWork(deps)
  const { event, slot, people } = await congress(3)
  const absent = await given.account()
  await attend(slot, absent.id, { state: 'absent' })
  const run = await as(staff)(issueConfirmations, { params: { id: event.id }, body: {} })
  expect(run).toMatchObject({ event: event.id, total: 3, done: 0, failures: [], mail: true, finished: null })
  const finished = await eventually(async () => {
    const now = await as(staff)(getConfirmationRun, { params: { id: run.id } })
    expect(now.finished).not.toBeNull()
    return now
  })
  expect(finished).toMatchObject({ total: 3, done: 3, failures: [] })
  for (const { id } of people) expect(await issuedTo(id)).toBe(1)
  expect(await issuedTo(absent.id)).toBe(0)
  await eventually(() =>
    expect(sentMails.filter(({ attachments }) => attachments.length === 1)).toHaveLength(3),
  )
}, 45_000)

test('who has a confirmation already gets no other one and no mail', async () => {
  const { event, people } = await congress(2)
  const first = await startRun(deps, event.id, { mail: true, byJob: false })
  await workOnRun(deps, first.id)
  const second = await startRun(deps, event.id, { mail: true, byJob: false })
  expect(second.total).toBe(0)
  await workOnRun(deps, second.id)
  for (const { id, email } of people) expect([await issuedTo(id), await mailsTo(email)]).toEqual([1, 1])
})

test('one paper that fails does not stop the others, and is told without a name', async () => {
  const { event, people } = await congress(3)
  vi.spyOn(deps.papers, 'draw').mockRejectedValueOnce(new Error('no ink'))
  const { id } = await startRun(deps, event.id, silently)
  await workOnRun(deps, id)
  expect(await as(staff)(getConfirmationRun, { params: { id } })).toMatchObject({
    total: 3,
    done: 3,
    failures: [`Teilnahme ${people[0]?.participation}: Die Bestätigung ließ sich nicht erstellen.`],
  })
  expect(await Promise.all(people.map(person => issuedTo(person.id)))).toEqual([0, 1, 1])
  expect(await Promise.all(people.map(({ email }) => mailsTo(email)))).toEqual([0, 0, 0])
})

test('a run that was broken off goes on where it was', async () => {
  const { event, people } = await congress(55)
  const { id } = await startRun(deps, event.id, silently)
  const breakOff = ({ done }: { done: number }) => {
    if (done === 50) throw new Error('the server stops')
  }
  const brokenOff = workOnRun(deps, id, { onProgress: breakOff })
  await expect(brokenOff).rejects.toThrow('the server stops')
  const draw = vi.spyOn(deps.papers, 'draw')
  await workOnRun(deps, id)
  expect(draw).toHaveBeenCalledTimes(5)
  const run = await as(staff)(getConfirmationRun, { params: { id } })
  expect(run).toMatchObject({ total: 55, done: 55, failures: [] })
  expect(run.finished).not.toBeNull()
  expect(new Set(await Promise.all(people.map(person => issuedTo(person.id))))).toEqual(new Set([1]))
}, 30_000)

test('a run whose server stops is not finished, and goes on another time', async () => {
  const { event, people } = await congress(3)
  const { id } = await startRun(deps, event.id, silently)
  const look = () => as(staff)(getConfirmationRun, { params: { id } })
  await expect(workOnRun(deps, id, { end: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(await look()).toMatchObject({ done: 0, failures: [], finished: null })
  await workOnRun(deps, id)
  expect((await look()).finished).not.toBeNull()
  expect(await Promise.all(people.map(person => issuedTo(person.id)))).toEqual([1, 1, 1])
})

test('several app servers at the same event issue nothing twice', async () => {
  const { event, people } = await congress(6)
  const other = await secondProcess()
  const wish = { mail: true, byJob: false }
  const [here, there] = [await startRun(deps, event.id, wish), await startRun(other.deps, event.id, wish)]
  await Promise.all([workOnRun(deps, here.id), workOnRun(other.deps, there.id)])
  for (const { id, email } of people) expect([await issuedTo(id), await mailsTo(email)]).toEqual([1, 1])
})

test('only staff start and see runs, of events that exist and are finished', async () => {
  const post = async (caller: { id: number } | undefined, id: number, payload = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/events/${id}/confirmations/`,
      headers: caller ? await bearer(caller) : {},
      payload,
    })
  const person = await given.account()
  const running = await given.event()
  expect((await post(undefined, running.id)).statusCode).toBe(401)
  expect((await post(person, running.id)).statusCode).toBe(403)
  expect((await post(staff, 999_999)).statusCode).toBe(404)
  expect((await post(staff, running.id, { mail: 'vielleicht' })).statusCode).toBe(400)
  const early = await post(staff, running.id)
  expect([early.statusCode, early.json()]).toEqual([
    409,
    {
      detail: 'Bestätigungen gibt es erst, wenn die Veranstaltung beendet ist.',
      code: 'not_confirmable',
    },
  ])
  const read = async (caller: { id: number }) =>
    app.inject({ url: '/api/admin/confirmation-runs/999999/', headers: await bearer(caller) })
  expect((await read(person)).statusCode).toBe(403)
  expect((await read(staff)).statusCode).toBe(404)
})

test('the command does the same in the terminal, and says what it cannot do', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { event, people } = await congress(2)
  expect(await confirmationsCommand.run([String(event.id), '--no-mail'], deps)).toBe(0)
  expect(log).toHaveBeenLastCalledWith('2 Bestätigungen ausgestellt, 0 fehlgeschlagen.')
  for (const { id, email } of people) expect([await issuedTo(id), await mailsTo(email)]).toEqual([1, 0])
  const running = await given.event()
  expect(await confirmationsCommand.run([String(running.id)], deps)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Bestätigungen gibt es erst, wenn die Veranstaltung beendet ist.')
  expect(await confirmationsCommand.run(['999999'], deps)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Es gibt keine Veranstaltung 999999.')
  for (const wrong of [[], ['Tagung'], ['1', '--mail']]) {
    expect(await confirmationsCommand.run(wrong, deps)).toBe(1)
    expect(error).toHaveBeenLastCalledWith('Aufruf: npm run admin -- confirmations VERANSTALTUNG [--no-mail]')
  }
})
