import { z } from 'zod'
import { eventCommand } from '../../../command.ts'
import { usages } from '../../../command-usages.ts'
import type { Deps } from '../../../deps.ts'
import { leaveOutNumbers, readNumbers } from './numbers.service.ts'
import { gapText, lastText, noNumbers } from './numbers.texts.ts'

const Options = z
  .object({
    event: z.tuple([]), // numbers are of a year, not of an event
    last: z.string().min(1).optional(),
    reason: z.string().trim().min(1).max(500).optional(),
  })
  .refine(({ last, reason }) => (last === undefined) === (reason === undefined))

const show = async ({ db }: Deps) => {
  const { numbers, gaps } = await readNumbers(db)
  if (numbers.length === 0) console.log(noNumbers)
  for (const number of numbers) console.log(lastText(number))
  for (const gap of gaps) console.log(gapText(gap))
}

/** After a restored backup: npm run admin -- invoice-numbers --last 2027-R-00050 --reason … */
export const invoiceNumbersCommand = eventCommand({
  usage: usages['invoice-numbers'].usage,
  options: { last: { type: 'string' }, reason: { type: 'string' } },
  schema: Options,
  perform: async (deps, { last, reason }) => {
    if (last !== undefined && reason !== undefined) await leaveOutNumbers(deps, { last, reason })
    await show(deps)
  },
  notFound: () => noNumbers,
})
