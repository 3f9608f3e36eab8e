import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { percentile, withServer } from './server.ts'

// A registration rush at full size on the real server: npm run bench:rush

const people = 2000
const connections = 64
let random = 42
/** A number below `limit`; the same ones in every run. */
const draw = (limit: number) => {
  random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((random / 2_147_483_648) * limit)
}

const scenes = [
  { name: '60 timeslots, five wishes each', timeslots: 60, capacity: 25, wishes: 5 },
  { name: 'one timeslot', timeslots: 1, capacity: 200, wishes: 1 },
]

await withServer({}, async ({ origin, secret, db }) => {
  for (const { name, timeslots, capacity, wishes: each } of scenes) {
    const { accountIds, timeslotIds } = await prepareRush(db, { people, timeslots, capacity })
    const tokens = await tokensFor(db, secret, accountIds)
    const wishes = Array.from({ length: each }, () => accountIds)
      .flat()
      .map(accountId => ({ accountId, timeslotId: timeslotIds[draw(timeslotIds.length)] ?? 0 }))
    const { outcomes, seconds } = await rush(origin, { wishes, tokens, connections })
    const times = outcomes.map(({ milliseconds }) => milliseconds)
    const faults = await faultsOf(db, outcomes)
    const count = (test: RegExp) => outcomes.filter(({ text }) => test.test(text)).length
    console.log(
      `${name}: ${outcomes.length} decisions in ${seconds.toFixed(2)} s, ${Math.round(outcomes.length / seconds)}/s`,
    )
    console.log(
      `  p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    )
    console.log(
      `  registered ${count(/^registered/)}, waitlisted ${count(/^waitlisted/)}, refused ${count(/"code"/)}, faults ${faults.length}`,
    )
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
})
