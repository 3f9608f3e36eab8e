import { changeWebhook, getWebhook, testWebhook } from '@tafelrunde/contract/admin/webhooks'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'
import { startProgram, toldIn, verified } from './webhooks.fixture.ts'
import { webhooks } from './webhooks.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { told, turn, log, rowOf } = toldIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const hour = 60 * 60
const send = (id: number) => as(boss)(testWebhook, { params: { id } })

beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  await deps.db.execute(sql`truncate webhooks restart identity cascade`)
})

test('a message is signed as the standard has it, and changed on its way it is trusted no more', async () => {
  const program = await startProgram()
  const { id, secret } = await told(program.url)
  await send(id)
  await turn()
  const [got] = program.got
  if (!got) throw new Error('it was sent')
  expect(got.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': got.id })
  expect(verified(secret, got, clock.now())).toEqual({
    type: 'webhook.test',
    timestamp: '2027-03-01T12:00:00+01:00',
    data: {},
  })
  const forged = { ...got, body: got.body.replace('test', 'rest') }
  expect(() => verified(secret, forged, clock.now())).toThrow('No matching signature')
  const old = new Date(clock.now().getTime() + hour * 1000)
  expect(() => verified(secret, got, old)).toThrow('too old')
  expect(await log(id)).toMatchObject([{ state: 'delivered', tries: 1, status: 204, message: got.id }])
})

test('what does not arrive is sent again with growing pauses for three days, the same under the same name', async () => {
  const program = await startProgram((_got, answer) => void answer.writeHead(500).end('Wartung'))
  const { id, secret } = await told(program.url)
  // Something else arrives now and then: the program as a whole is not given up.
  const others = () => deps.db.update(webhooks).set({ failingSince: null })
  await send(id)
  await turn()
  await turn()
  expect(program.got).toHaveLength(1)
  const pauses = [5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
  for (const pause of pauses) {
    clock.passSeconds(pause - 1)
    await turn()
    clock.passSeconds(1)
    await others()
    await turn()
  }
  expect(program.got).toHaveLength(10)
  expect(await log(id)).toMatchObject([{ state: 'failed', tries: 10, status: 500, answer: 'Wartung' }])
  expect(new Set(program.got.map(got => `${got.id} ${got.body}`)).size).toBe(1)
  const last = program.got.at(-1)
  expect(last && verified(secret, last, clock.now())).toMatchObject({ type: 'webhook.test' })
  clock.passSeconds(48 * hour)
  await turn()
  expect(program.got).toHaveLength(10)
})

test('a program at which nothing arrives for three days is paused, and superusers hear why', async () => {
  const program = await startProgram((_got, answer) => void answer.writeHead(500).end())
  const { id, version, name, url, kinds } = await told(program.url)
  await send(id)
  for (let tries = 0; tries < 10; tries++) {
    await turn()
    clock.passSeconds(24 * hour)
  }
  const params = { id }
  expect(await as(boss)(getWebhook, { params })).toMatchObject({ state: 'failed', waiting: 1 })
  const letters = await deps.db.select().from(mails).where(eq(mails.recipient, boss.email))
  expect(letters).toMatchObject([{ subject: '„Website“ wird auf Tafelrunde nicht mehr benachrichtigt' }])
  expect(letters[0]?.text).toContain('Der Grund: Es antwortet mit 500.')
  expect(letters[0]?.text).toContain(`/verwaltung/webhooks/${id}/show`)
  const tried = program.got.length
  await turn()
  expect(program.got).toHaveLength(tried)
  // Once it goes on, what waits is sent at once.
  const seen = version + 1
  await as(boss)(changeWebhook, { params, body: { name, url, kinds, is_paused: false, version: seen } })
  await turn()
  expect(program.got).toHaveLength(tried + 1)
})

test('a program that says that it is gone is paused at once', async () => {
  const program = await startProgram((_got, answer) => void answer.writeHead(410).end())
  const { id } = await told(program.url)
  await send(id)
  await turn()
  expect((await rowOf(id))?.state).toBe('failed')
})

test('a redirect is followed nowhere', async () => {
  const elsewhere = await startProgram()
  const program = await startProgram((_got, answer) => {
    answer.writeHead(307, { location: elsewhere.url }).end()
  })
  const { id } = await told(program.url)
  await send(id)
  await turn()
  expect(elsewhere.got).toEqual([])
  expect(await log(id)).toMatchObject([{ state: 'waiting', tries: 1, status: 307 }])
})

test('a program that says nothing is left after ten seconds, and meanwhile others are told', async () => {
  const time = new AbortController()
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const silent = await startProgram(() => {})
  const other = await startProgram()
  const slow = await told(silent.url)
  await send(slow.id)
  const turning = turn()
  await expect.poll(() => silent.got.length).toBe(1)
  // It is in nobody's list when the turn begins.
  const quick = await told(other.url)
  await send(quick.id)
  // All share the one limit here: it may end only once the other's answer has come, too.
  await expect.poll(() => log(quick.id)).toMatchObject([{ state: 'delivered' }])
  expect(limits).toHaveBeenCalledWith(10_000)
  time.abort()
  await turning
  limits.mockRestore()
  expect(await log(slow.id)).toMatchObject([
    { tries: 1, status: null, answer: 'Keine Antwort binnen 10 Sekunden.' },
  ])
  expect(other.got).toHaveLength(1)
}, 30_000)

test('of an endless answer a little is read', async () => {
  const program = await startProgram((_got, answer) => {
    const write = () => void answer.write('x'.repeat(65_536), () => setImmediate(write))
    write()
    answer.on('error', () => {})
  })
  const { id } = await told(program.url)
  await send(id)
  await turn()
  const [row] = await log(id)
  expect(row).toMatchObject({ state: 'delivered', status: 200, answer: 'x'.repeat(300) })
})

test('into networks of ours nothing goes, whatever address a name leads to', async () => {
  const program = await startProgram()
  const closed = { ...deps, config: { ...deps.config, WEBHOOK_NETWORKS: [] } }
  const ours = [program.url, `http://localhost:${program.port}/`, `https://localhost:${program.port}/`]
  for (const url of ours) {
    const { id } = await told(url)
    await send(id)
    await turn(closed)
    expect([url, await log(id)]).toMatchObject([
      url,
      [{ tries: 1, status: null, answer: expect.stringMatching(/in das der Server nichts senden darf/) }],
    ])
  }
  expect(program.got).toEqual([])
})
