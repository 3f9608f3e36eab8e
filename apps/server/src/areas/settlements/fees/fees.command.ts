import { FeeTerms } from '@tafelrunde/contract/admin/money/settlements'
import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../../command.ts'
import { usages } from '../../../command-usages.ts'
import { readJsonFile } from '../../../platform/json-file.ts'
import { readFeeTerms, replaceFeeTerms } from './fees.service.ts'

const Options = z.object({
  event: z.union([z.tuple([TypedId]), z.tuple([TypedId, z.string().min(1)])]),
})

/** What an event pays to lecturers: npm run admin -- fees 3 honorare.json */
export const feesCommand = eventCommand({
  usage: usages.fees.usage,
  options: {},
  schema: Options,
  perform: async (deps, { event: [event, file] }) => {
    if (file !== undefined) await replaceFeeTerms(deps, event, await readJsonFile(file, FeeTerms))
    console.log(JSON.stringify(await readFeeTerms(deps.db, event), null, 2))
  },
  notFound: ({ event: [event] }) => unknownEvent(event),
})
