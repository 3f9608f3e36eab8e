import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { isDatabaseAway, openDatabase } from './db/database.ts'
import { keyFor } from './keys.ts'
import { createLimits, tidyLimits } from './limits.ts'
import { TooManyAttempts } from './refusals.ts'

const { deps, secondProcess } = await buildTestApp()
const minutes = 60_000
const start = new Date('2026-03-01T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }).setSystemTime(start))
afterEach(() => vi.useRealTimers())

let made = 0
/** An account and an address that nobody else has tried. */
const newcomer = () => ({ email: `neu-${++made}@schule.example`, address: `192.0.2.${made}` })
const counts = async () => (await deps.db.$client.query('select * from rate_limits')).rows

test('an account may be tried ten times in a quarter of an hour, from whatever address', async () => {
  const { email } = newcomer()
  for (let index = 0; index < 10; index++)
    await deps.limits.spend('login', { email, address: `198.51.100.${index}` })
  const again = () => deps.limits.spend('login', { email: email.toUpperCase(), address: '198.51.100.99' })
  vi.setSystemTime(start.getTime() + 3 * minutes)
  await expect(again()).rejects.toEqual(new TooManyAttempts(12 * 60))
  vi.setSystemTime(start.getTime() + 15 * minutes)
  await expect(again()).resolves.toBeUndefined()
})

test('an address may try many accounts, but not without end', async () => {
  const { address } = newcomer()
  for (let index = 0; index < 60; index++) await deps.limits.spend('link', { ...newcomer(), address })
  await expect(deps.limits.spend('link', { ...newcomer(), address })).rejects.toThrow(TooManyAttempts)
})

test('what was forgiven does not count', async () => {
  const attempt = newcomer()
  for (let index = 0; index < 12; index++) {
    await deps.limits.spend('login', attempt)
    await deps.limits.forgive('login', attempt)
  }
  await expect(deps.limits.spend('login', attempt)).resolves.toBeUndefined()
})

test('an account and an e-mail address are counted each for itself, and a number is no account when it is typed', async () => {
  const account = '4711'
  for (let index = 0; index < 5; index++) await deps.limits.spend('link', { ...newcomer(), account })
  await expect(deps.limits.spend('link', { ...newcomer(), account })).rejects.toThrow(TooManyAttempts)
  await expect(deps.limits.spend('link', { ...newcomer(), email: account })).resolves.toBeUndefined()
})

test('each purpose counts for itself, and all servers count together', async () => {
  const attempt = newcomer()
  const second = await secondProcess()
  for (let index = 0; index < 5; index++)
    await (index % 2 ? second.deps : deps).limits.spend('sign_up', attempt)
  await expect(second.deps.limits.spend('sign_up', attempt)).rejects.toThrow(TooManyAttempts)
  await expect(second.deps.limits.spend('link', attempt)).resolves.toBeUndefined()
})

test('of many attempts in one moment no more than allowed get through', async () => {
  const attempt = newcomer()
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => deps.limits.spend('login', attempt)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('while the database is away nothing can be tried, as nothing else can be done', async () => {
  const away = openDatabase('postgresql://127.0.0.1:1/nothing', deps.log)
  const limits = createLimits(away, keyFor(deps.config.SECRET_KEY, 'limits').key)
  await expect(limits.spend('login', newcomer())).rejects.toSatisfy(isDatabaseAway)
})

test('neither addresses nor e-mails stand in the table', async () => {
  const attempt = newcomer()
  await deps.limits.spend('link', attempt)
  const text = JSON.stringify(await counts())
  for (const secret of Object.values(attempt)) expect(text).not.toContain(secret)
})

test('tidying forgets what is over and keeps what still counts', async () => {
  await deps.limits.spend('link', newcomer())
  const later = newcomer()
  vi.useRealTimers()
  await deps.limits.spend('link', later)
  await tidyLimits(deps.db)
  expect(await counts()).toHaveLength(2)
})
