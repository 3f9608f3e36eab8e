import { takeSeat } from '../src/areas/participations/seats.queries.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { measureBare } from './bare-server.ts'
import { perAnswer } from './processor.ts'
import { alsoServing, type Bench, percentile, type Served, sharing, withServer } from './server.ts'

// A registration rush at full size on the real server, with one, two and four processes on one database, also with a log
// that takes 5 ms to be safe, as a replicated database has it, and with processes that have a part of a core each, as
// machines of their own would add theirs: npm run bench:rush

const connections = 64
/** So many wait at once where servers share them: of fewer, each would have too few to take together. */
const crowd = 256
/** Of a core, for each process that stands for a machine: four of them leave the other core to the database. */
const share = 0.2
let random = 42
/** A number below `limit`; the same ones in every run. */
const draw = (limit: number) => {
  random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((random / 2_147_483_648) * limit)
}

const scenes = [
  {
    name: '60 timeslots, five wishes each',
    people: 2000,
    timeslots: 60,
    capacity: 25,
    wishes: 5,
    goal: 0.07,
  },
  { name: 'one timeslot', people: 8000, timeslots: 1, capacity: 800, wishes: 1, goal: 0.05 },
]
type Scene = (typeof scenes)[number]

const prepare = async ({ db, secret }: Bench, { people, timeslots, capacity, wishes: each }: Scene) => {
  const { accountIds, timeslotIds } = await prepareRush(db, { people, timeslots, capacity })
  const wishes = Array.from({ length: each }, () => accountIds)
    .flat()
    .map(accountId => ({ accountId, timeslotId: timeslotIds[draw(timeslotIds.length)] ?? 0 }))
  return { wishes, tokens: await tokensFor(db, secret, accountIds) }
}

type Load = { origins: string[]; connections: number; bare: number; pids?: number[] }

/** One rush, in a line of text. */
const run = async (bench: Bench, scene: Scene, { origins, connections, bare, pids }: Load) => {
  const wanted = { ...(await prepare(bench, scene)), connections }
  const { result, processor } = await perAnswer(
    bench.folder,
    () => (pids ? sharing(pids, share, () => rush(origins, wanted)) : rush(origins, wanted)),
    ({ outcomes }) => outcomes.length,
  )
  const { outcomes, seconds } = result
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const faults = await faultsOf(bench.db, outcomes)
  // Its letters are written a minute later, which would be in the middle of another run.
  await bench.db.execute('truncate booking_notes')
  const perSecond = outcomes.length / seconds
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => percentile(times, share))
  const count = (test: RegExp) => outcomes.filter(({ text }) => test.test(text)).length
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  return {
    perSecond,
    line:
      `  ${connections} connections to ${origins.length} process${origins.length > 1 ? 'es' : ''}  ${Math.round(perSecond)}/s  ${(perSecond / bare).toFixed(3)} of bare  ` +
      `p50 ${p50?.toFixed(0)} ms  p95 ${p95?.toFixed(0)} ms  p99 ${p99?.toFixed(0)} ms  ` +
      `registered ${count(/^registered/)}  waitlisted ${count(/^waitlisted/)}  refused ${count(/"code"/)}  faults ${faults.length}  each: ${processor}`,
  }
}

/** Rushes by turns, as one differs from the next by up to a fifth; of each load the one in the middle, and its line. */
const runByTurns = async (bench: Bench, scene: Scene, loads: Load[]) => {
  const runs = loads.map(load => ({ load, done: [] as Awaited<ReturnType<typeof run>>[] }))
  for (let turn = 0; turn < 3; turn++)
    for (const { load, done } of runs) done.push(await run(bench, scene, load))
  return runs.map(({ done }) => done.toSorted((a, b) => a.perSecond - b.perSecond)[1])
}

/** The statement that takes a place, by itself: as many callers, no HTTP, nothing asked together. */
const runStatement = async (bench: Bench, scene: Scene) => {
  const { wishes } = await prepare(bench, scene)
  const db = openDatabase(bench.url, createLog('warn'))
  const line = wishes[Symbol.iterator]()
  const began = performance.now()
  const caller = async () => {
    for (const wish of line) await takeSeat(db, wish, new Date()).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: connections }, caller))
  const perSecond = (wishes.length / (performance.now() - began)) * 1000
  await db.$client.end()
  return perSecond
}

/** The first are slower: plans, connections, code that is not warm yet in each of them. */
const warm = async (bench: Bench, origins: string[], bare: number) => {
  for (const scene of scenes)
    for (const origin of origins) await run(bench, scene, { origins: [origin], connections: crowd, bare })
}

const setDelay = async ({ db }: Bench, milliseconds: number) => {
  await db.execute(`alter system set commit_delay = ${milliseconds * 1000}`)
  await db.execute(`alter system set commit_siblings = ${milliseconds ? 0 : 5}`)
  await db.execute('select pg_reload_conf()')
}

const counts = [1, 2, 4]

const measureAll = async (bench: Bench, all: string[], { bare, delay }: { bare: number; delay: number }) => {
  await warm(bench, all, bare)
  for (const scene of scenes) {
    console.log(`${scene.name}${delay ? `, ${delay} ms until a commit is safe` : `, to reach ${scene.goal}`}`)
    const [few, ...shared] = await runByTurns(bench, scene, [
      { origins: [bench.origin], connections, bare },
      ...counts.map(count => ({ origins: all.slice(0, count), connections: crowd, bare })),
    ])
    const alone = await runStatement(bench, scene)
    for (const middle of [few, ...shared]) console.log(middle?.line)
    console.log(
      `  the statement by itself ${Math.round(alone)}/s: the API reaches ${((few?.perSecond ?? 0) / alone).toFixed(2)} of it`,
    )
  }
}

/** In one scene alone, as the other one would tell the same. */
const measureShares = async (bench: Bench, served: Served[], bare: number) => {
  const origins = served.map(({ origin }) => origin)
  await warm(bench, origins, bare)
  for (const scene of scenes.slice(0, 1)) {
    console.log(`${scene.name}, ${share} of a core for each process`)
    const loads = counts.map(count => ({
      origins: origins.slice(0, count),
      pids: served.slice(0, count).map(({ pid }) => pid),
      connections: crowd,
      bare,
    }))
    for (const middle of await runByTurns(bench, scene, loads)) console.log(middle?.line)
  }
}

await withServer({}, async bench => {
  const bare = await measureBare('registered', connections)
  console.log(`bare node:http, 10 B: ${Math.round(bare)}/s`)
  for (const delay of [0, 5]) {
    await setDelay(bench, delay)
    await alsoServing(bench, 3, async others => {
      await measureAll(bench, [bench.origin, ...others.map(({ origin }) => origin)], { bare, delay })
    })
  }
  await setDelay(bench, 0)
  await alsoServing(bench, Math.max(...counts), served => measureShares(bench, served, bare))
})
