import { startLook } from '@tafelrunde/contract/admin/people/people'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeDemoOnce } from '../src/areas/demo/demo.service.ts'
import { buildTestApp } from './build-test-app.ts'

const { app, as, deps, given } = await buildTestApp()
await makeDemoOnce(deps)
const staff = await given.staff()

const Listed = z.object({ results: z.array(z.looseObject({ id: z.union([z.int(), z.string()]) })) })
const reads = allEndpoints.filter(({ method, config }) => method === 'GET' && config.auth !== 'anyone')
const writes = allEndpoints.filter(({ method, config }) => method !== 'GET' && config.auth !== 'anyone')

/** All that stands in the database, as one number for each table; how often a network has asked is nobody's. */
const standing = async () => {
  const { rows: tables } = await deps.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'rate_limits' order by 1`,
  )
  const counted = tables.map(
    ({ name }) =>
      sql`select ${name} as name, coalesce(sum(hashtext(t::text)), 0) as sum from ${sql.identifier(name)} t`,
  )
  const { rows } = await deps.db.execute(sql`${sql.join(counted, sql` union all `)} order by name`)
  return rows
}

const eyesOf = async (email: string) => {
  const { rows } = await deps.db.execute<{ id: number }>(sql`select id from accounts where email = ${email}`)
  const { access } = await as(staff)(startLook, { params: { id: rows[0]?.id ?? 0 } })
  return { authorization: `Bearer ${access}` }
}

/** Everything that the person could ask for: of what has an id, the first three in its list. */
const addressesFor = async (headers: { authorization: string }) => {
  const lists = new Map<string, (number | string)[]>()
  for (const { url } of reads.filter(({ url }) => !url.includes(':'))) {
    const answer = await app.inject({ url, headers })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const { data } = Listed.safeParse(isJson ? answer.json() : undefined)
    lists.set(
      url,
      (data?.results ?? []).slice(0, 3).map(({ id }) => id),
    )
  }
  return reads.flatMap(({ url }) => {
    const [list = '', parameter] = url.split(/:\w+/)
    if (parameter === undefined) return [url]
    return [1, ...(lists.get(list) ?? [])].map(id => url.replace(/:\w+/, String(id)))
  })
}

test.each([
  ['lehrerin@tafelrunde.example'],
  ['referent@tafelrunde.example'],
  ['aussteller@tafelrunde.example'],
])('who looks through the eyes of %s writes nothing by whatever they read', async email => {
  const headers = await eyesOf(email)
  const before = await standing()
  const answers = []
  for (const url of await addressesFor(headers)) {
    const { statusCode } = await app.inject({ url, headers })
    answers.push(statusCode)
    expect(statusCode, url).toBeLessThan(500)
  }
  expect(answers.filter(status => status === 200).length).toBeGreaterThan(30)
  expect(await standing()).toEqual(before)
})

test('who looks through somebody’s eyes is refused by every endpoint that writes', async () => {
  const headers = await eyesOf('referent@tafelrunde.example')
  for (const { method, url } of writes) {
    const answer = await app.inject({ method, url: url.replace(/:\w+/, '1'), headers })
    expect([url, answer.statusCode]).toEqual([url, 403])
  }
})
