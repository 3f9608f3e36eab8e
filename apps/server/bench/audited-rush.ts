import { faultsOf, prepareRush, rush, tokensFor } from '../test/rush.ts'
import { percentile, withServer } from './server.ts'

// What the audit log costs in a registration rush: the same rush in pairs, with its triggers and without them, whose
// order changes, on one server: npm run bench:audit

const pairs = 12
const people = 1000
const triggers = [
  ['participations', 'audit_ends'],
  ['participations', 'audit'],
  ['event_subscriptions', 'audit'],
] as const

await withServer({}, async ({ origin, secret, db }) => {
  const perSecond = async (audited: boolean) => {
    for (const [table, trigger] of triggers)
      await db.execute(`alter table ${table} ${audited ? 'enable' : 'disable'} trigger ${trigger}`)
    const { accountIds, timeslotIds } = await prepareRush(db, { people, timeslots: 1, capacity: 200 })
    const tokens = await tokensFor(db, secret, accountIds)
    const wishes = accountIds.map(accountId => ({ accountId, timeslotId: timeslotIds[0] ?? 0 }))
    const { outcomes, seconds } = await rush([origin], { wishes, tokens, connections: 64 })
    if ((await faultsOf(db, outcomes)).length > 0) process.exitCode = 1
    return outcomes.length / seconds
  }
  await perSecond(true) // The first ones are slower: plans, connections, code that is not warm yet.
  const ratios = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = await perSecond(pair % 2 === 0)
    const second = await perSecond(pair % 2 === 1)
    const [audited, bare] = pair % 2 === 0 ? [first, second] : [second, first]
    ratios.push(audited / bare)
    console.log(
      `audited ${audited.toFixed(0)}/s, without ${bare.toFixed(0)}/s: ${(audited / bare).toFixed(3)}`,
    )
  }
  console.log(`median of ${pairs} pairs: ${percentile(ratios, 0.5).toFixed(3)}`)
})
