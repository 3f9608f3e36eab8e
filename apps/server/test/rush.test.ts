import { expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'
import { faultsOf, prepareRush, rush, tokensFor, wishesOf } from './rush.ts'

const { app, clock, deps } = await buildTestApp()
clock.set(new Date().toISOString())

test('in a rush over several servers’ worth of connections nothing is overbooked, lost or failed', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { accountIds, timeslotIds } = await prepareRush(deps.db, { people: 120, timeslots: 24, capacity: 5 })
  const tokens = await tokensFor(deps.db, deps.config.SECRET_KEY, accountIds)
  const wishes = wishesOf(accountIds, timeslotIds, [0, 7, 13, 7])
  const { outcomes } = await rush([origin], { wishes, tokens, connections: 24 })
  expect(outcomes).toHaveLength(480)
  expect(await faultsOf(deps.db, outcomes)).toEqual([])
  expect(outcomes.filter(({ text }) => text === 'registered').length).toBeGreaterThanOrEqual(24 * 5 - 5)
})
