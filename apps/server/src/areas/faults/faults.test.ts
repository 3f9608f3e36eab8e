import { listFaults } from '@tafelrunde/contract/faults'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { tidyFaults } from './faults.service.ts'

const { app, as, clock, deps, given } = await buildTestApp()
const staff = await given.account({ isStaff: true })
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1'

const fault = {
  message: 'Map.groupBy is not a function',
  places: ['ScheduleScreen-1a2b3c4.js:1:2345', 'index-5d6e7f8.js:2:17'],
  build: 'index-5d6e7f8.js',
  path: '/app/tabs/schedule',
}
let networks = 0
/** From a network of its own, unless `from` says otherwise. */
const tell = async (payload: object, from = `10.0.0.${++networks}`) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/faults/',
      payload,
      remoteAddress: from,
      headers: { 'user-agent': safari },
    })
  ).statusCode
const listed = async () => (await as(staff)(listFaults, { query: {} })).results

test('the office reads what happened, when, how often, where and in which browser', async () => {
  expect(await tell(fault)).toBe(204)
  clock.passSeconds(60)
  expect(await tell({ ...fault, path: '/workshop-detail/17?from=Eva' })).toBe(204)
  const now = clock.now()
  expect(await listed()).toEqual([
    {
      ...fault,
      id: expect.any(Number),
      path: '/workshop-detail/:id',
      browser: 'Safari 16 auf iOS',
      count: 2,
      first: new Date(now.getTime() - 60_000),
      last: now,
    },
  ])
})

test('nothing of a person is kept', async () => {
  clock.passSeconds(60)
  await tell({
    ...fault,
    message: 'cannot read "Eva Sommer" of eva@schule.example at https://schule.example/?t=abc, 491761234567',
    path: '/bestaetigung/AB12-CD34',
  })
  const [latest] = await listed()
  expect(latest).toMatchObject({ message: 'cannot read „…“ of … at … …', path: '/bestaetigung/:id' })
})

test('what is no report of our build, or too long, is refused', async () => {
  expect(await tell({ ...fault, places: ['https://evil.example/x.js'] })).toBe(400)
  expect(await tell({ ...fault, places: Array.from({ length: 9 }, () => 'a.js') })).toBe(400)
  expect(await tell({ ...fault, message: 'x'.repeat(301) })).toBe(400)
  expect(await tell({})).toBe(400)
})

test('one network tells of sixty an hour', async () => {
  for (let count = 0; count < 60; count += 1) expect(await tell(fault, '10.1.0.1')).toBe(204)
  expect(await tell(fault, '10.1.0.1')).toBe(429)
})

test('only staff read them, and they go when they have not come for thirty days', async () => {
  await expect(as(await given.account())(listFaults, { query: {} })).rejects.toMatchObject({ status: 403 })
  clock.passSeconds(31 * 24 * 3600)
  await tell({ ...fault, message: 'new' })
  await inTransaction(deps.db, tx => tidyFaults(tx, deps))
  expect((await listed()).map(({ message }) => message)).toEqual(['new'])
})
