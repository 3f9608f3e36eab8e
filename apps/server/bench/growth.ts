import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { type Asked, askAll } from './asked.ts'
import { loginAs, sizes } from './grown.ts'
import { withGrown } from './grown-folder.ts'
import { type Bench, percentile, serving } from './server.ts'
import { leftOut, ofEverything } from './ways.ts'

// Everything that can be read, and a rush, with the demo as it is, ten and a hundred times as large: what costs more
// there than its answer has grown is marked, and what is refused or found by no search. `npm run bench:growth`, with
// `-- 1 100` for some sizes only, and `--folder PATH` to keep what was filled for the next run.

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
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`)
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

/** What is wrong with an answer by itself, at whatever size. */
const faultOf = (name: string, { status, found }: Asked) => {
  if (status >= 400) return `answered ${status}`
  return name.endsWith('?search') && found === 0 ? 'finds nothing' : undefined
}

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' } },
  allowPositionals: true,
})
const wanted = positionals.length > 0 ? positionals.map(Number) : Object.keys(sizes).map(Number)
const root = values.folder ?? (await mkdtemp(join(tmpdir(), 'growth-')))
const asked = new Map<number, Map<string, Asked>>()
const ids = new Map<string, string>()
try {
  for (const times of wanted) {
    const size = sizes[times]
    if (!size) throw new Error(`there is no size ${times}`)
    await withGrown(join(root, `growth-${times}`), size, async bench => {
      const { rows } = await bench.db.$client.query(`select (select count(*) from accounts) accounts,
        (select count(*) from events) events, (select count(*) from participations) participations,
        (select count(*) from audit_entries) audited`)
      console.log(`\n${times} times:`, rows[0])
      // A process of its own: this one is still new, and asked for nothing yet.
      await serving({}, bench.folder, loadIn)
      asked.set(times, await askAll(bench, ids))
      if (values.folder) console.log('rush: not on data that are kept, which it would change')
      else await rushIn(bench)
    })
  }
} finally {
  if (!values.folder) await rm(root, { recursive: true })
}

for (const [url, why] of Object.entries(leftOut)) console.log(`not asked: ${url}, as ${why}`)
const [least = 1, most = 1] = [wanted[0], wanted.at(-1)]
const [first, last] = [asked.get(least), asked.get(most)]
const moreBookings = (sizes[most]?.bookings ?? 1) / (sizes[least]?.bookings ?? 1)
console.log(`\n${wanted.map(times => `${times}×`.padStart(8)).join('')} ms    bytes  cost/answer`)
for (const [name, large] of last ?? []) {
  // A list that was too short for a last page was that page itself.
  const small = first?.get(name) ?? first?.get(name.replace(/\?.*/, '')) ?? large
  const more = ofEverything.includes(name.replace(/\?.*/, '')) ? moreBookings : large.bytes / small.bytes
  const grown = large.milliseconds / small.milliseconds / Math.max(1, more)
  const isMore = grown > tolerance.factor && large.milliseconds - small.milliseconds > tolerance.milliseconds
  const times = wanted.map(one => (asked.get(one)?.get(name)?.milliseconds.toFixed(0) ?? '').padStart(8))
  const faults = [
    isMore ? '← grows faster than its answer' : undefined,
    faultOf(name, small),
    faultOf(name, large),
  ]
  const said = [...new Set(faults)].filter(Boolean).join(', ')
  console.log(
    `${times.join('')} ${String(large.bytes).padStart(9)}  ${grown.toFixed(1).padStart(6)}   ${name} ${said}`,
  )
  if (said) process.exitCode = 1
}
