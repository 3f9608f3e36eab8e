import { ExhibitionTerms } from '@tafelrunde/contract/admin/money/orders'
import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { readJsonFile } from '../../platform/json-file.ts'
import { replaceExhibition } from './exhibitions.service.ts'
import { writtenText } from './exhibitions.texts.ts'

/** What an event offers to exhibitors: npm run admin -- exhibition 3 ausstellung.json */
export const exhibitionCommand = eventCommand({
  usage: usages.exhibition.usage,
  options: {},
  schema: z.object({ event: z.tuple([TypedId, z.string().min(1)]) }),
  perform: async (deps, { event: [event, file] }) => {
    const terms = await readJsonFile(file, ExhibitionTerms)
    console.log(writtenText(await replaceExhibition(deps, event, terms)))
  },
  notFound: ({ event: [event] }) => unknownEvent(event),
})
