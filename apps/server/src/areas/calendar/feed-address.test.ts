import { getCalendarAddress, renewCalendarAddress } from '@tafelrunde/contract/events/calendar'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { answerError } from '../../platform/http/errors.ts'
import { createFastify } from '../../platform/http/fastify.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { feedRoutes } from './calendar.routes.ts'
import { calendarFeeds } from './calendar.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const { db } = deps
type Person = { id: number }

const pathOf = async (person: Person) => new URL((await as(person)(getCalendarAddress, {})).url).pathname

test('the address stays until it is renewed, then the former one is nothing', async () => {
  const person = await given.account()
  const first = await Promise.all([pathOf(person), pathOf(person)])
  expect(first[0]).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  expect(new Set(first).size).toBe(1)
  const { url } = await as(person)(renewCalendarAddress, {})
  expect(await pathOf(person)).toBe(new URL(url).pathname)
  expect((await app.inject(url)).statusCode).toBe(200)
  expect((await app.inject(first[0])).statusCode).toBe(404)
})

test('the address is told to its owner alone, and the feed needs no login', async () => {
  const url = '/api/users/calendar/'
  for (const method of ['GET', 'POST'] as const)
    expect((await app.inject({ method, url })).statusCode).toBe(401)
  const headers = await bearer(await given.account())
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(405)
  for (const path of [
    '/calendar/unknown.ics',
    `/calendar/${'a'.repeat(43)}.ics`,
    `/calendar/${'a'.repeat(43)}`,
  ])
    expect((await app.inject({ url: path, headers: { accept: 'text/html' } })).statusCode).toBe(404)
})

test('a feed is a calendar with a name, asked for again each hour, and 304 while it is the same', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  const { headers, body } = await app.inject(await pathOf(person))
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  for (const line of [
    'X-WR-CALNAME:Tafelrunde',
    'X-PUBLISHED-TTL:PT1H',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ])
    expect(body).toContain(`\r\n${line}\r\n`)
  const again = { url: await pathOf(person), headers: { 'if-none-match': String(headers.etag) } }
  clock.passSeconds(60)
  const same = await app.inject(again)
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
  await db.update(timeslots).set({ location: 'Aula' }).where(eq(timeslots.id, slot.id))
  expect((await app.inject(again)).statusCode).toBe(200)
})

test('neither an account that is switched off nor one that is erased has a feed', async () => {
  const [sleeper, leaver] = [await given.account(), await given.account()]
  const paths = [await pathOf(sleeper), await pathOf(leaver)]
  await db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, sleeper.id))
  const url = '/api/auth/users/me/'
  const headers = await bearer(leaver)
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
  for (const path of paths) expect((await app.inject(path)).statusCode).toBe(404)
  expect(await db.$count(calendarFeeds, eq(calendarFeeds.accountId, leaver.id))).toBe(0)
})

test('the secret address is in no log, also when the database fails', async () => {
  const path = await pathOf(await given.account())
  const lines: string[] = []
  const ofFeeds = createFastify(pino({}, { write: (line: string) => void lines.push(line) }))
  feedRoutes(ofFeeds.setErrorHandler(answerError), deps)
  await db.execute(sql`alter table calendar_feeds rename to away`)
  const { statusCode } = await ofFeeds.inject(path)
  await db.execute(sql`alter table away rename to calendar_feeds`)
  expect(statusCode).toBe(500)
  expect(lines).toEqual([expect.stringContaining('/calendar/:file')])
  expect(lines.join()).not.toContain(path.slice('/calendar/'.length, -'.ics'.length))
})
