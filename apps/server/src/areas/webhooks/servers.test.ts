import { testWebhook } from '@tafelrunde/contract/admin/webhooks'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startProgram, toldIn } from './webhooks.fixture.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given, secondProcess } = testApp
const { told, turn, log } = toldIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const hour = 60 * 60
const send = (id: number) => as(boss)(testWebhook, { params: { id } })

beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  await deps.db.execute(sql`truncate webhooks restart identity cascade`)
})

test('several servers send each message once', async () => {
  const waiting: (() => void)[] = []
  const program = await startProgram((_got, answer) => void waiting.push(() => answer.writeHead(204).end()))
  const { id } = await told(program.url)
  for (let number = 0; number < 15; number++) await send(id)
  const other = await secondProcess()
  other.clock.set('2027-03-01T12:00:00+01:00')
  const turns = [turn(), turn(), turn(other.deps)]
  await expect.poll(() => program.got.length).toBe(15)
  for (const answer of waiting) answer()
  await Promise.all(turns)
  expect(new Set(program.got.map(got => got.id)).size).toBe(15)
  expect(program.got).toHaveLength(15)
}, 60_000)

test('what a killed process was sending is sent once more, under the same name', async () => {
  const program = await startProgram()
  const { id } = await told(program.url)
  await send(id)
  // As a process leaves it that was killed while it sent.
  await deps.db.update(webhookDeliveries).set({ attemptedAt: clock.now() })
  await turn()
  expect(program.got).toEqual([])
  clock.passSeconds(61)
  await turn()
  const [row] = await log(id)
  expect(program.got.map(got => got.id)).toEqual([row?.message])
})

test('a process that stops leaves what it was sending to the next one at once', async () => {
  let isSilent = true
  const program = await startProgram((_got, answer) => void (isSilent || answer.writeHead(204).end()))
  const { id } = await told(program.url)
  await send(id)
  const end = new AbortController()
  const turning = turn(deps, end.signal)
  await expect.poll(() => program.got.length).toBe(1)
  end.abort()
  await turning
  expect(await log(id)).toMatchObject([{ state: 'waiting', tries: 0, attemptedAt: null }])
  isSilent = false
  await turn()
  expect(await log(id)).toMatchObject([{ state: 'delivered', tries: 1 }])
  expect(new Set(program.got.map(got => got.id)).size).toBe(1)
})

test('nobody waits for what a clock that was ahead has put off', async () => {
  const program = await startProgram()
  const { id } = await told(program.url)
  await send(id)
  const ahead = new Date(clock.now().getTime() + 1000 * hour * 1000)
  await deps.db.update(webhookDeliveries).set({ attemptedAt: ahead, nextAt: ahead })
  await turn()
  expect(program.got).toHaveLength(1)
})

test('without the key that its secret was sealed with nothing goes out, and the log says so', async () => {
  const program = await startProgram()
  const { id } = await told(program.url)
  await send(id)
  await turn({ ...deps, config: { ...deps.config, SECRET_KEY: 'another key that has sealed nothing yet' } })
  expect(program.got).toEqual([])
  expect(await log(id)).toMatchObject([
    { tries: 1, answer: expect.stringMatching(/^Der Signaturschlüssel ist/) },
  ])
})
