import { replaceFeeTerms as contract } from '@tafelrunde/contract/admin-settlements'
import { z } from 'zod'
import type { Command } from '../../command.ts'
import { readJsonFile } from '../../platform/json-file.ts'
import { InvalidField, NotFound } from '../../platform/refusals.ts'
import { unknownEvent } from './commands.texts.ts'
import { readFeeTerms, replaceFeeTerms } from './fees.service.ts'

const usage = 'fees VERANSTALTUNG [DATEI]'
const Options = z.union([
  z.tuple([z.coerce.number().int().positive().max(2_147_483_647)]),
  z.tuple([z.coerce.number().int().positive().max(2_147_483_647), z.string().min(1)]),
])

/** What an event pays to lecturers: npm run admin -- fees 3 honorare.json */
export const feesCommand: Command = {
  usage,
  summary:
    'Zeigt, was eine Veranstaltung Referentinnen und Referenten zahlt, oder übernimmt es aus einer Datei.',
  run: async (args, deps) => {
    const { data: options } = Options.safeParse(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usage}`)
      return 1
    }
    const [event, file] = options
    try {
      if (file !== undefined)
        await replaceFeeTerms(deps, event, await readJsonFile(file, contract.schema.body))
      console.log(JSON.stringify(await readFeeTerms(deps.db, event), null, 2))
      return 0
    } catch (error) {
      if (error instanceof NotFound) console.error(unknownEvent(event))
      else if (error instanceof InvalidField) console.error(error.message)
      else throw error
      return 1
    }
  },
}
