import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { inArray, sql } from 'drizzle-orm'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { findProblems } from '../src/areas/participations/check/check.queries.ts'
import { participations } from '../src/areas/participations/participations.tables.ts'
import { signToken } from '../src/areas/sessions/jwt.service.ts'
import { sessions } from '../src/areas/sessions/sessions.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { givenIn } from './given.ts'

type Wish = { accountId: number; timeslotId: number }
type Outcome = Wish & { status: number; text: string; milliseconds: number }

const clock = { now: () => new Date() }
const day = 24 * 60 * 60 * 1000
const hour = day / 24

/** Accounts, and an open event whose timeslots lie in bands of twelve at a time. */
export const prepareRush = async (
  db: Database,
  size: { people: number; timeslots: number; capacity: number },
) => {
  const given = givenIn({ db, clock })
  const start = Date.now() + 60 * day
  const event = await given.event({ startsAt: new Date(start), endsAt: new Date(start + 3 * day) })
  const slots = []
  for (let index = 0; index < size.timeslots; index++) {
    const startsAt = new Date(start + Math.floor(index / 12) * 2 * hour)
    const endsAt = new Date(startsAt.getTime() + hour)
    slots.push(await given.timeslot({ eventId: event.id, startsAt, endsAt, capacity: size.capacity }))
  }
  const people = await db
    .insert(accounts)
    .values(
      Array.from({ length: size.people }, (_, index) => ({
        email: `rush-${event.id}-${index}@schule.example`,
        firstName: 'Rosa',
        lastName: `Rush ${index}`,
        joinedAt: clock.now(),
        state: 'active' as const,
      })),
    )
    .returning({ id: accounts.id })
  return { timeslotIds: slots.map(({ id }) => id), accountIds: people.map(({ id }) => id) }
}

/** What everybody wants: for each step a timeslot so far from the person's first one. */
export const wishesOf = (accountIds: number[], timeslotIds: number[], steps = [0, 7, 13]): Wish[] =>
  accountIds.flatMap((accountId, person) =>
    steps.map((step, wish) => ({
      accountId,
      timeslotId: timeslotIds[(person * 5 + step * wish) % timeslotIds.length] ?? 0,
    })),
  )

/** An access token for each account, as a login would give it. */
export const tokensFor = async (db: Database, secret: string, accountIds: number[]) => {
  const config = { SECRET_KEY: secret }
  const now = clock.now()
  const begun = await db
    .insert(sessions)
    .values(accountIds.map(accountId => ({ id: randomUUID(), accountId, createdAt: now, lastUsedAt: now })))
    .returning({ id: sessions.id, accountId: sessions.accountId })
  const sidOf = new Map(begun.map(({ id, accountId }) => [accountId, id]))
  const sign = (id: number) => {
    const claims = { user_id: String(id), sid: sidOf.get(id) ?? '', jti: String(id) }
    return signToken({ config, clock }, { ...claims, token_type: 'access' }, 600)
  }
  return new Map(await Promise.all(accountIds.map(async id => [id, await sign(id)] as const)))
}

const lengthOf = (head: string) => Number(/^content-length: (\d+)/im.exec(head)?.[1])

/**
 * A connection on which one request follows the other, without node:http: whoever sends thousands a second from the same
 * machine would take as much of it as what is measured.
 */
const openConnection = (origin: string) => {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  let received = ''
  let settle: PromiseWithResolvers<{ status: number; text: string }> | undefined
  socket.on('data', part => {
    received += part
    const end = received.indexOf('\r\n\r\n') + 4
    if (end < 4 || received.length < end + lengthOf(received.slice(0, end))) return
    const text = Buffer.from(received.slice(end), 'latin1').toString()
    settle?.resolve({ status: Number(received.slice(9, 12)), text })
    received = ''
  })
  socket.on('error', error => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('the connection was closed')))
  return {
    post: (path: string, token: string | undefined) => {
      settle = Promise.withResolvers()
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\ncontent-length: 0\r\n\r\n`,
      )
      return settle.promise
    },
    close: () => socket.destroy(),
  }
}

/**
 * Sends all wishes in their order, as many at a time as there are connections, to these servers in turns. A wish whose
 * server goes away has the status 0; those that nobody is left to send have no outcome.
 */
export const rush = async (
  origins: string[],
  { wishes, tokens, connections }: { wishes: Wish[]; tokens: Map<number, string>; connections: number },
) => {
  const line = wishes[Symbol.iterator]()
  const outcomes: Outcome[] = []
  const caller = async (_: unknown, index: number) => {
    const { post, close } = openConnection(origins[index % origins.length] ?? '')
    for (const wish of line) {
      const began = performance.now()
      const answer = await post(
        `/api/timeslots/${wish.timeslotId}/subscribe`,
        tokens.get(wish.accountId),
      ).catch(error => ({ status: 0, text: String(error) }))
      outcomes.push({ ...wish, ...answer, milliseconds: performance.now() - began })
      if (answer.status === 0) break
    }
    close()
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, caller))
  return { outcomes, seconds: (performance.now() - began) / 1000 }
}

/** Everything that a rush must never do: each line is one fault. */
export const faultsOf = async (db: Database, outcomes: Outcome[]) => {
  const rows = await db
    .select({
      accountId: participations.accountId,
      timeslotId: participations.timeslotId,
      state: sql<string>`${participations.state}`,
    })
    .from(participations)
    .where(inArray(participations.accountId, [...new Set(outcomes.map(({ accountId }) => accountId))]))
  const kept = new Map(rows.map(row => [`${row.accountId}/${row.timeslotId}`, row.state]))
  const promised = outcomes.filter(({ status }) => status === 200)
  const lost = promised.filter(
    ({ accountId, timeslotId, text }) => kept.get(`${accountId}/${timeslotId}`) !== text.split(':')[0],
  )
  const failed = outcomes.filter(({ status }) => status !== 200 && status !== 409)
  const unasked = rows.length - new Set(promised.map(one => `${one.accountId}/${one.timeslotId}`)).size
  const broken = (await findProblems(db)).flatMap(({ problems }) => problems)
  return [
    ...lost.map(one => `lost: ${JSON.stringify(one)}`),
    ...failed.map(one => `failed: ${JSON.stringify(one)}`),
    ...(unasked === 0 ? [] : [`places that nobody was promised: ${unasked}`]),
    ...broken,
  ]
}
