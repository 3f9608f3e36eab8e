import { Agent, request } from 'node:http'
import { setInterval as everyInterval } from 'node:timers/promises'
import { listEvents } from '@tafelrunde/contract/events/events'
import { createTokens } from '@tafelrunde/contract/people/login'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import { percentile, withServer } from './server.ts'

// Logins while others read: npm run bench:login. To reach: 25 logins a second, events with a p95 under 100 ms.

const seconds = 15
const callers = 16
const people = 500
const readsPerSecond = 50
const password = 'Kreide-und-Tafel-7'

type Taken = { milliseconds: number; ok: boolean }

const agent = new Agent({ keepAlive: true })
const json = { 'content-type': 'application/json' }

/** One request, timed; by node:http, because what the load costs is lacking to the server on the same cores. */
const take = (url: string, body?: string) => {
  const began = performance.now()
  return new Promise<Taken>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers: body === undefined ? {} : json })
    sent.on('error', reject)
    sent.on('response', answer => {
      answer.resume()
      const ok = answer.statusCode === 200
      answer.on('end', () => resolve({ milliseconds: performance.now() - began, ok }))
    })
    sent.end(body)
  })
}

const print = (name: string, taken: Taken[]) => {
  const times = taken.map(({ milliseconds }) => milliseconds)
  const share = (part: number) => `${percentile(times, part).toFixed(0)} ms`
  const failed = taken.filter(({ ok }) => !ok).length
  console.log(
    `${name.padEnd(12)} ${(taken.length / seconds).toFixed(1).padStart(5)}/s  p50 ${share(0.5)}, p95 ${share(0.95)}${failed ? `, ${failed} failed` : ''}`,
  )
  if (failed > 0) process.exitCode = 1
}

await withServer({ DEMO: '1' }, async ({ origin, db }) => {
  const passwordHash = await createPasswords().hash(password)
  const emails = Array.from({ length: people }, (_, index) => `anmeldung-${index}@schule.example`)
  await db.insert(accounts).values(
    emails.map((email, index) => ({
      email,
      passwordHash,
      firstName: 'Rosa',
      lastName: `Rush ${index}`,
      joinedAt: new Date(),
      emailProvenAt: new Date(),
      state: 'active' as const,
    })),
  )

  const end = performance.now() + seconds * 1000
  const logins: Taken[] = []
  let turn = 0
  const logIn = async () => {
    while (performance.now() < end) {
      const body = JSON.stringify({ email: emails[turn++ % people], password })
      logins.push(await take(origin + createTokens.url, body))
    }
  }
  const reads: Promise<Taken>[] = []
  const read = async () => {
    for await (const _ of everyInterval(1000 / readsPerSecond)) {
      if (performance.now() >= end) return
      reads.push(take(origin + listEvents.url))
    }
  }
  await Promise.all([read(), ...Array.from({ length: callers }, logIn)])

  print('logins', logins)
  print('GET events', await Promise.all(reads))
})
