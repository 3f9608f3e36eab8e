import { callThrough } from '@tafelrunde/contract/call'
import { listEvents } from '@tafelrunde/contract/events'
import autocannon from 'autocannon'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { tokensFor } from '../test/rush.ts'
import { withBare } from './bare-server.ts'
import { withServer } from './server.ts'

// Reads of the real server beside a bare node:http server in the same run: npm run bench

const load = { connections: 50, duration: 5 }

const measure = async (url: string, more: Partial<autocannon.Options> = {}) => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, ...load, ...more })
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors }
}
type Measured = Awaited<ReturnType<typeof measure>>

const print = (name: string, { perSecond, p99, failed }: Measured, bare: Measured) =>
  console.log(
    `${name.padEnd(44)} ${String(Math.round(perSecond)).padStart(7)}/s  p99 ${String(p99).padStart(4)} ms  ` +
      `${(perSecond / bare.perSecond).toFixed(2)} of bare${failed ? `  ${failed} failed` : ''}`,
  )

await withServer({ DEMO: '1' }, async ({ origin, secret, db }) => {
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
  print('GET /api/account/', await measure(`${origin}/api/account/`, own), bare)
  print('GET /api/users/timeslots/', await measure(`${origin}/api/users/timeslots/`, own), bare)
  const attended = `${origin}/api/users/participations/`
  print('GET /api/users/participations/', await measure(attended, own), bare)
  print('GET /api/events/{id}/subscribe', await measure(`${origin}/api/events/${open}/subscribe`, own), bare)
})
