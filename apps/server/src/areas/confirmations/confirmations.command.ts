import { parseArgs } from 'node:util'
import cliProgress from 'cli-progress'
import { z } from 'zod'
import { type Command, TypedId, unknownEvent } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { readRun, startRun, workOnRun } from './runs.service.ts'

const Options = z.object({
  event: z.tuple([TypedId]),
  'no-mail': z.boolean(),
})

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'no-mail': { type: 'boolean', default: false } },
    })
    return Options.safeParse({ ...values, event: positionals }).data
  } catch {
    return undefined // an option that does not exist
  }
}

/** An office's way to all Teilnahmebestätigungen of an event: npm run admin -- confirmations 3 */
export const confirmationsCommand: Command = {
  run: async (args, deps) => {
    const options = readOptions(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usages.confirmations.usage}`)
      return 1
    }
    const bar = new cliProgress.SingleBar(
      { format: 'Bestätigungen {bar} {value}/{total}' },
      cliProgress.Presets.shades_classic,
    )
    try {
      const mail = !options['no-mail']
      const { id, total } = await startRun(deps, options.event[0], { mail, byJob: false })
      bar.start(total, 0)
      await workOnRun(deps, id, { onProgress: ({ done }) => bar.update(done) })
      bar.stop()
      const { done, failures } = await readRun(deps.db, id)
      for (const failure of failures) console.error(failure)
      console.log(`${done - failures.length} Bestätigungen ausgestellt, ${failures.length} fehlgeschlagen.`)
      return failures.length === 0 ? 0 : 1
    } catch (error) {
      bar.stop()
      if (error instanceof NotFound) console.error(unknownEvent(options.event[0]))
      else if (error instanceof Refusal) console.error(error.message)
      else throw error
      return 1
    }
  },
}
