import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { givenIn } from '../test/given.ts'
import { tokensFor } from '../test/rush.ts'
import { percentile, withServer } from './server.ts'

// Pages of the Verwaltung's lists, first and last, sorted and searched, over very many rows: npm run bench:lists

const Count = z.object({ count: z.int() })
const rows = 20_000
const changes = 400_000
const accounts = 50_000
const times = 7

await withServer({}, async ({ origin, secret, db }) => {
  const given = givenIn({ db, clock: { now: () => new Date() } })
  const event = await given.event({ state: 'open' })
  const okka = await given.account({ isStaff: true, isSuperuser: true })
  await db.execute(sql`
    insert into accounts (email, first_name, last_name, joined_at, state, customer_number)
    select 'bench-' || n || '@schule.example', 'Berta', 'Bench ' || n, now(), 'active', n::text
    from generate_series(1, ${accounts}::int) n`)
  await db.execute(sql`
    insert into lecturers (first_name, last_name, created_at)
    select 'Miriam', 'Muster ' || n, now() from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`
    insert into workshops (event_id, name, location, created_at)
    select ${event.id}, 'Workshop ' || n, 'Raum ' || n % 30, now() from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`
    insert into workshop_lecturers (workshop_id, lecturer_id, position)
    select w.id, l.id, 1 from workshops w join lecturers l on split_part(l.last_name, ' ', 2) = split_part(w.name, ' ', 2)`)
  await db.execute(sql`
    insert into timeslots (event_id, workshop_id, starts_at, ends_at, location, created_at)
    select event_id, id, now() + id * interval '1 minute', now() + (id + 45) * interval '1 minute', location, now()
    from workshops`)
  await db.execute(sql`
    insert into audit_entries (created_at, actor, via, subject, record, action, before, after)
    select now(), ${okka.id}, 'request', 'workshops', n % ${rows}::int, 'change', '{"name": "A"}', '{"name": "B"}'
    from generate_series(1, ${changes}::int) n`)
  await db.execute(sql`analyze`)

  const token = (await tokensFor(db, secret, [okka.id])).get(okka.id)
  const read = async (address: string) => {
    const began = performance.now()
    const answer = await fetch(origin + address, { headers: { authorization: `Bearer ${token}` } })
    const { count } = Count.parse(await answer.json())
    return { count, ms: performance.now() - began }
  }
  const lists = {
    '/api/workshops/': ['orderby=-name', 'search=workshop 777'],
    '/api/timeslots/': ['orderby=-caption', `event=${event.id}`, 'search=workshop 777'],
    '/api/admin/lecturers/': ['search=muster 777'],
    '/api/admin/people/': ['search=bench 4777', 'role=staff'],
    '/api/admin/audit/': ['subject=workshops', 'record=777', `actor=${okka.id}`],
  }
  for (const [list, wishes] of Object.entries(lists)) {
    const { count } = await read(list)
    for (const wish of ['offset=0', `offset=${count - 50}`, ...wishes]) {
      const taken = []
      for (let time = 0; time < times; time++) taken.push(await read(`${list}?limit=50&${wish}`))
      const median = percentile(
        taken.map(({ ms }) => ms),
        0.5,
      )
      console.log(
        `${median.toFixed(0).padStart(5)} ms  ${String(taken[0]?.count).padStart(7)} rows  ${list}?${wish}`,
      )
      if (median > 200) process.exitCode = 1
    }
  }
})
