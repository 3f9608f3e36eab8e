import { setInterval as everyInterval } from 'node:timers/promises'
import { createTokens } from '@tafelrunde/contract/account'
import { listEvents } from '@tafelrunde/contract/events'
import { accounts } from '../src/areas/account/account.tables.ts'
import { hashPassword } from '../src/platform/passwords.ts'
import { percentile, withServer } from './server.ts'

// Logins while others read: npm run bench:login. To reach: 25 logins a second, events with a p95 under 100 ms.

const seconds = 15
const callers = 16
const people = 500
const readsPerSecond = 50
const password = 'Kreide-und-Tafel-7'

type Taken = { milliseconds: number; ok: boolean }

const timed = async (url: string, init?: RequestInit): Promise<Taken> => {
  const began = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return { milliseconds: performance.now() - began, ok: answer.ok }
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
  const passwordHash = await hashPassword(password)
  const emails = Array.from({ length: people }, (_, index) => `anmeldung-${index}@schule.example`)
  await db.insert(accounts).values(
    emails.map((email, index) => ({
      email,
      passwordHash,
      firstName: 'Rosa',
      lastName: `Rush ${index}`,
      joinedAt: new Date(),
      isActive: true,
    })),
  )

  const end = performance.now() + seconds * 1000
  const logins: Taken[] = []
  let turn = 0
  const logIn = async () => {
    while (performance.now() < end) {
      const body = JSON.stringify({ email: emails[turn++ % people], password })
      const headers = { 'content-type': 'application/json' }
      logins.push(await timed(origin + createTokens.url, { method: createTokens.method, headers, body }))
    }
  }
  const reads: Promise<Taken>[] = []
  const read = async () => {
    for await (const _ of everyInterval(1000 / readsPerSecond)) {
      if (performance.now() >= end) return
      reads.push(timed(origin + listEvents.url))
    }
  }
  await Promise.all([read(), ...Array.from({ length: callers }, logIn)])

  print('logins', logins)
  print('GET events', await Promise.all(reads))
})
