import { ExhibitionTerms } from '@tafelrunde/contract/admin-orders'
import { z } from 'zod'
import type { Command } from '../../command.ts'
import { readJsonFile } from '../../platform/json-file.ts'
import { InvalidField, InvalidFields, NotFound, Refusal } from '../../platform/refusals.ts'
import { replaceExhibition } from './exhibitions.service.ts'
import { writtenText } from './exhibitions.texts.ts'

const usage = 'exhibition VERANSTALTUNG DATEI'
const Options = z.tuple([z.coerce.number().int().positive().max(2_147_483_647), z.string().min(1)])

/** What an event offers to exhibitors: npm run admin -- exhibition 3 ausstellung.json */
export const exhibitionCommand: Command = {
  usage,
  summary: 'Übernimmt Preisliste und Saalplan einer Veranstaltung aus einer Datei.',
  run: async (args, deps) => {
    const { data: options } = Options.safeParse(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usage}`)
      return 1
    }
    const [event, file] = options
    try {
      console.log(
        writtenText(await replaceExhibition(deps, event, await readJsonFile(file, ExhibitionTerms))),
      )
      return 0
    } catch (error) {
      if (error instanceof NotFound) console.error(`Eine Veranstaltung ${event} gibt es nicht.`)
      else if (error instanceof InvalidFields)
        console.error(error.fields.map(({ message }) => message).join('\n'))
      else if (error instanceof InvalidField || error instanceof Refusal) console.error(error.message)
      else throw error
      return 1
    }
  },
}
