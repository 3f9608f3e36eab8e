import { listEvents } from '@tafelrunde/contract/events/events'
import { callThrough } from '@tafelrunde/contract/http/call'
import autocannon from 'autocannon'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { tokensFor } from '../test/rush.ts'
import { withBare } from './bare-server.ts'
import { perAnswer } from './processor.ts'
import { roundTripsPerAnswer } from './round-trips.ts'
import { withServer } from './server.ts'

// Reads of the real server beside a bare node:http server in the same run: npm run bench

const load = { connections: 50, duration: 5 }

const measure = async (url: string, more: Partial<autocannon.Options> = {}) => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, ...load, ...more })
  return {
    total: requests.total,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}
type Measured = Awaited<ReturnType<typeof measure>>

const print = (name: string, { perSecond, p50, p99, failed }: Measured, bare: Measured) =>
  console.log(
    `${name.padEnd(44)} ${String(Math.round(perSecond)).padStart(7)}/s  p50 ${String(p50).padStart(3)} ms  p99 ${String(p99).padStart(3)} ms  ` +
      `${(perSecond / bare.perSecond).toFixed(2)} of bare${failed ? `  ${failed} failed` : ''}`,
  )

await withServer({ DEMO: '1' }, async ({ origin, secret, folder, db }) => {
  const people = await db.select({ id: accounts.id }).from(accounts).limit(200)
  const tokens = [
    ...(
      await tokensFor(
        db,
        secret,
        people.map(({ id }) => id),
      )
    ).values(),
  ]
  const authorization = `Bearer ${tokens[0]}`
  const call = callThrough(async ({ method, url }) => {
    const answer = await fetch(origin + url, { method })
    return { status: answer.status, body: await answer.json() }
  })
  const [event] = (await call(listEvents, { query: { state: 'open' } })).results
  const open = event?.id ?? 0

  console.log(`${load.connections} connections, ${load.duration} s each\n`)
  for (const path of [
    '/api/events/',
    `/api/workshops/?event=${open}`,
    '/api/timeslots/?limit=20',
    '/api/lecturer/',
  ]) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
    const body = await answer.text()
    const bare = await withBare(body, url => measure(url))
    print(`bare node:http, ${(body.length / 1000).toFixed(1)} kB`, bare, bare)
    print(`GET ${path}`, await measure(origin + path), bare)
    const unchanged = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    const again = await measure(origin + path, unchanged)
    print('  the same, unchanged (304)', { ...again, failed: 0 }, bare)
  }

  const bare = await withBare('registered', url => measure(url))
  print('\nbare node:http, 10 B', bare, bare)
  const own = { headers: { authorization } }
  console.log('one’s own answers, to reach 0.15 of bare, with a p99 of at most four times the p50')
  for (const path of [
    '/api/account/',
    `/api/events/${open}/subscribe`,
    '/api/users/timeslots/',
    '/api/users/participations/',
  ]) {
    const answers = ({ total }: Measured) => total
    const measured = () => measure(origin + path, own)
    const { result, processor } = await perAnswer(folder, measured, answers)
    print(`GET ${path}`, result, bare)
    const { roundTrips } = await roundTripsPerAnswer(db, measured, answers)
    const { perSecond } = await measure(origin + path, { ...own, connections: 1 })
    console.log(
      `  each: of the processor ${processor}, round trips to the database ${roundTrips}; ` +
        `for one alone ${(1000 / perSecond).toFixed(2)} ms`,
    )
  }
})
