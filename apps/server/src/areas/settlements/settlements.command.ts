import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { commandLine } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusals.ts'
import { readEvent } from '../events/events.service.ts'
import { approveSettlement, returnSettlement } from './decide-settlement.service.ts'
import { listSettlements } from './settlements.service.ts'
import { approvedText, returnedText, startedText, tableText, unknownSettlement } from './settlements.texts.ts'
import { startSettlements } from './start-settlements.service.ts'

const Options = z
  .object({
    event: z.tuple([TypedId]),
    start: z.boolean(),
    approve: z.union([z.literal('all'), TypedId]).optional(),
    return: TypedId.optional(),
    remark: z.string().trim().min(1).max(1000).optional(),
  })
  .refine(options => (options.return === undefined) === (options.remark === undefined))
type Options = z.infer<typeof Options>

const allOf = async (deps: Deps, event: number) =>
  (await listSettlements(deps, commandLine, { event, limit: 100_000, offset: 0 })).rows

/** The wanted one of the event, or all that wait for a decision. */
const chosen = (all: Settlement[], event: number, wanted: number | 'all') => {
  if (wanted === 'all') return all.filter(({ state }) => state === 'submitted')
  const one = all.find(({ id }) => id === wanted)
  if (!one) throw new Refusal('state', unknownSettlement(event, wanted))
  return [one]
}

const perform = async (deps: Deps, options: Options) => {
  const { event, start, approve, remark } = { ...options, event: options.event[0] }
  await readEvent(deps.db, true, event)
  if (start) console.log(startedText((await startSettlements(deps, event)).started))
  if (approve !== undefined) {
    const those = chosen(await allOf(deps, event), event, approve)
    for (const { id } of those) await approveSettlement(deps, commandLine, id)
    console.log(approvedText(those.length))
  }
  if (options.return !== undefined && remark !== undefined) {
    for (const { id } of chosen(await allOf(deps, event), event, options.return))
      await returnSettlement(deps, commandLine, id, remark)
    console.log(returnedText(options.return))
  }
  console.log(tableText(await allOf(deps, event)))
}

/** An office's way to the settlements of an event: npm run admin -- settlements 3 */
export const settlementsCommand = eventCommand({
  usage: usages.settlements.usage,
  options: {
    start: { type: 'boolean', default: false },
    approve: { type: 'string' },
    return: { type: 'string' },
    remark: { type: 'string' },
  },
  schema: Options,
  perform: perform,
  notFound: ({ event: [event] }) => unknownEvent(event),
})
