import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Command } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { commandLine } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { answerSupport, closeSupport, listOpenThreads } from './answers.service.ts'
import { answeredText, closedText, threadsText, unknownMessage } from './support.texts.ts'

const Id = z.coerce.number().int().positive().max(2_147_483_647)
const Options = z
  .object({
    answer: Id.optional(),
    text: z.string().trim().min(1).max(5000).optional(),
    close: Id.optional(),
  })
  .refine(options => (options.answer === undefined) === (options.text === undefined))
type Options = z.infer<typeof Options>

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values } = parseArgs({
      args,
      options: { answer: { type: 'string' }, text: { type: 'string' }, close: { type: 'string' } },
    })
    return Options.safeParse(values).data
  } catch {
    return undefined // an option that does not exist
  }
}

const perform = async (deps: Deps, { answer, text: message, close }: Options) => {
  if (answer !== undefined && message !== undefined)
    console.log(answeredText(await answerSupport(deps, commandLine, answer, { message, close: false })))
  if (close !== undefined) console.log(closedText(await closeSupport(deps, close)))
  if (answer === undefined && close === undefined) console.log(threadsText(await listOpenThreads(deps)))
}

/** An office's way to what people wrote: npm run admin -- support */
export const supportCommand: Command = {
  run: async (args, deps) => {
    const options = readOptions(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usages.support.usage}`)
      return 1
    }
    try {
      await perform(deps, options)
      return 0
    } catch (error) {
      if (error instanceof NotFound) console.error(unknownMessage)
      else if (error instanceof Refusal) console.error(error.message)
      else throw error
      return 1
    }
  },
}
