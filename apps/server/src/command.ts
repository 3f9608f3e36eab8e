import { type ParseArgsConfig, parseArgs } from 'node:util'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { InvalidField, InvalidFields, NotFound, Refusal } from './platform/refusals.ts'

/** One command of `npm run admin -- <name>`; `run` answers the exit code and prints German for the office. */
export type Command = {
  run: (args: string[], deps: Deps) => Promise<number>
}

/** A command that needs the database as it is, before anything is made in it. */
export type EarlyCommand = {
  run: (
    args: string[],
    has: { config: Config; jobNames: () => Promise<readonly string[]>; end: AbortSignal },
  ) => Promise<number>
}

/** An id as it is typed. */
export const TypedId = z.coerce.number().int().positive().max(2_147_483_647)

/** To the office at the terminal. */
export const unknownEvent = (event: number) => `Es gibt keine Veranstaltung ${event}.`

type EventCommand<Options> = {
  /** How it is called, from `command-usages.ts`. */
  usage: string
  /** As `parseArgs` of Node takes them. */
  options: NonNullable<ParseArgsConfig['options']>
  /** What a call has to be; what stands by itself comes as `event`. */
  schema: z.ZodType<Options>
  perform: (deps: Deps, options: Options) => Promise<void>
  /** What there is not, in words. */
  notFound: (options: Options) => string
}

const readCall = <Options>({ options, schema }: EventCommand<Options>, args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return schema.safeParse({ ...values, event: positionals }).data
  } catch {
    return undefined // an option that does not exist
  }
}

/** A command about an event: whatever is refused is told in words, and ends with 1. */
export const eventCommand = <Options>(described: EventCommand<Options>): Command => ({
  run: async (args, deps) => {
    const call = readCall(described, args)
    if (!call) {
      console.error(`Aufruf: npm run admin -- ${described.usage}`)
      return 1
    }
    try {
      await described.perform(deps, call)
      return 0
    } catch (error) {
      if (error instanceof NotFound) console.error(described.notFound(call))
      else if (error instanceof InvalidFields)
        console.error(error.fields.map(({ message }) => message).join('\n'))
      else if (error instanceof Refusal || error instanceof InvalidField) console.error(error.message)
      else throw error
      return 1
    }
  },
})
