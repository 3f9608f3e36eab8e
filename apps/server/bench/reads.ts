import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { callThrough } from '@tafelrunde/contract/call'
import { listEvents } from '@tafelrunde/contract/events'
import { listTimeslots } from '@tafelrunde/contract/timeslots'
import autocannon from 'autocannon'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { tokensFor } from '../test/rush.ts'
import { freePort, untilReady, withServer } from './server.ts'

// Reads and writes of the real server beside a bare node:http server in the same run: npm run bench

const bareFile = fileURLToPath(new URL('./bare.ts', import.meta.url))
const load = { connections: 50, duration: 5 }

const measure = async (url: string, more: Partial<autocannon.Options> = {}) => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, ...load, ...more })
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors }
}
type Measured = Awaited<ReturnType<typeof measure>>

const withBare = async (body: string, use: (url: string) => Promise<Measured>) => {
  const port = await freePort()
  const child = spawn(process.execPath, [bareFile], { env: { ...process.env, PORT: port, BODY: body } })
  try {
    await untilReady(`http://127.0.0.1:${port}/`, child)
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    child.kill()
  }
}

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
  const slots = (await call(listTimeslots, { query: { event: String(open) } })).results
  const bookable = slots.filter(({ workshop }) => workshop !== null)

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
  print('GET /api/events/{id}/subscribe', await measure(`${origin}/api/events/${open}/subscribe`, own), bare)

  let turn = 0
  const requests = [
    {
      setupRequest: (request: autocannon.Request) => {
        turn += 1
        const token = tokens[turn % tokens.length]
        const slot = bookable[(turn * 7) % bookable.length]
        const method = Math.floor(turn / tokens.length) % 2 ? ('DELETE' as const) : ('POST' as const)
        const headers = { authorization: `Bearer ${token}` }
        return { ...request, method, path: `/api/timeslots/${slot?.id}/subscribe`, headers }
      },
    },
  ]
  const writes = await measure(origin, { requests })
  print('POST, DELETE /api/timeslots/{id}/subscribe', { ...writes, failed: 0 }, bare)
  console.log('  (of these some are refused by a rule, as a clash)')
})
