import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { type Asked, askAll } from './asked.ts'
import { fill, loginAs, sizes } from './grown.ts'
import { type Bench, percentile, serving, withServer } from './server.ts'

// Everything that can be read, and a rush, with the demo as it is, ten and a hundred times as large: what costs more
// there than its answer has grown is marked. `npm run bench:growth`, with `-- 10` for some sizes only.

/** What takes longer by less is not looked at, nor what has grown by a smaller factor than its answer has. */
const tolerance = { milliseconds: 20, factor: 2 }
const mostMegabytes = 250
const connections = 50

const rushIn = async ({ origin, secret, db }: Bench) => {
  const { accountIds, timeslotIds } = await prepareRush(db, { people: 500, timeslots: 20, capacity: 20 })
  const tokens = await tokensFor(db, secret, accountIds)
  const wishes = [0, 7].flatMap(more =>
    accountIds.map((accountId, index) => ({
      accountId,
      timeslotId: timeslotIds[(index + more) % timeslotIds.length] ?? 0,
    })),
  )
  const { outcomes, seconds } = await rush([origin], { wishes, tokens, connections })
  const faults = await faultsOf(db, outcomes)
  const p95 = percentile(
    outcomes.map(({ milliseconds }) => milliseconds),
    0.95,
  )
  console.log(
    `rush: ${Math.round(outcomes.length / seconds)}/s, p95 ${p95.toFixed(0)} ms, ${faults.length} faults`,
  )
  if (faults.length > 0) process.exitCode = 1
}

/** Megabytes that the process has in memory. */
const memoryOf = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The lists that everybody and the office read all day, by fifty at a time. */
const loadIn = async (origin: string, pid: number) => {
  const before = await memoryOf(pid)
  let most = before
  const note = async () => {
    most = Math.max(most, await memoryOf(pid))
  }
  const look = setInterval(() => void note(), 200)
  const people = await loginAs(origin, 'lehrerin')
  const office = await loginAs(origin, 'admin')
  for (const [headers, urls] of [
    [{}, ['/api/events/', '/api/workshops/', '/api/timeslots/', '/api/lecturer/', '/api/exhibitors/']],
    [people, ['/api/account/', '/api/users/timeslots/', '/api/users/participations/', '/api/users/events/']],
    [office, ['/api/admin/people/', '/api/admin/registrations/', '/api/admin/places/', '/api/admin/orders/']],
  ] as const)
    for (const url of urls)
      await autocannon({ url: origin + url, headers: { ...headers }, connections, duration: 3 })
  clearInterval(look)
  console.log(
    `memory: ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB with ${connections} connections`,
  )
  if (most > mostMegabytes) process.exitCode = 1
}

const asked = new Map<number, Map<string, Asked>>()
const ids = new Map<string, string>()
const wanted = process.argv.length > 2 ? process.argv.slice(2).map(Number) : Object.keys(sizes).map(Number)
for (const times of wanted)
  await withServer({ DEMO: '1' }, async bench => {
    const size = sizes[times]
    if (!size) throw new Error(`there is no size ${times}`)
    await fill(bench, size)
    const { rows } = await bench.db.$client.query(`select (select count(*) from accounts) accounts,
      (select count(*) from events) events, (select count(*) from participations) participations,
      (select count(*) from audit_entries) audited`)
    console.log(`\n${times} times:`, rows[0])
    // A process of its own: this one has made the demo and drawn papers.
    await serving({}, bench.folder, loadIn)
    asked.set(times, await askAll(bench.origin, ids))
    await rushIn(bench)
  })

const first = asked.get(wanted[0] ?? 1)
const last = asked.get(wanted.at(-1) ?? 1)
console.log(`\n${wanted.map(times => `${times}×`.padStart(8)).join('')} ms    bytes  cost/answer`)
for (const [name, small] of first ?? []) {
  const large = last?.get(name) ?? small
  const grown = large.milliseconds / small.milliseconds / Math.max(1, large.bytes / small.bytes)
  const isMore = grown > tolerance.factor && large.milliseconds - small.milliseconds > tolerance.milliseconds
  const times = wanted.map(one => (asked.get(one)?.get(name)?.milliseconds.toFixed(0) ?? '').padStart(8))
  console.log(
    `${times.join('')} ${String(large.bytes).padStart(9)}  ${grown.toFixed(1).padStart(6)} ${isMore ? '←' : ' '} ${name}`,
  )
  if (isMore) process.exitCode = 1
}
