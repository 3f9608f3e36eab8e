import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Command } from '../../command.ts'
import type { Deps } from '../../deps.ts'
import { InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { exportedText, unknownEvent, unknownFile } from './commands.texts.ts'
import { exportPaymentFile, readPaymentFile } from './payment-files.service.ts'
import { commandLine } from './settlements.service.ts'

const usage = 'payment-file VERANSTALTUNG [--execution JJJJ-MM-TT] [--out DATEI] [--again NUMMER]'
const Id = z.coerce.number().int().positive().max(2_147_483_647)
const Options = z
  .object({
    event: z.tuple([Id]),
    execution: z.iso.date().optional(),
    out: z.string().min(1).optional(),
    again: Id.optional(),
  })
  .refine(({ execution, again }) => execution === undefined || again === undefined)
type Options = z.infer<typeof Options>

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { execution: { type: 'string' }, out: { type: 'string' }, again: { type: 'string' } },
    })
    return Options.safeParse({ ...values, event: positionals }).data
  } catch {
    return undefined // an option that does not exist
  }
}

/** Writes the file so that only its owner can read it. */
const write = async (deps: Deps, id: number, { event: [eventId], out }: Options) => {
  const { name, xml } = await readPaymentFile(deps.db, id, eventId)
  const path = resolve(out ?? name)
  await writeFile(path, xml, { mode: 0o600 })
  return path
}

const perform = async (deps: Deps, options: Options) => {
  if (options.again !== undefined) return console.log(await write(deps, options.again, options))
  const file = await exportPaymentFile(deps, commandLine, options.event[0], options)
  console.log(exportedText(file)) // first, so that its number is known if it cannot be written
  console.log(await write(deps, file.id, options))
}

/** An office's way to the bank: npm run admin -- payment-file 3 */
export const paymentFileCommand: Command = {
  usage,
  summary:
    'Schreibt alle freigegebenen Abrechnungen einer Veranstaltung als SEPA-Überweisungen in eine Datei; mit --again eine frühere noch einmal.',
  run: async (args, deps) => {
    const options = readOptions(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usage}`)
      return 1
    }
    try {
      await perform(deps, options)
      return 0
    } catch (error) {
      const [event] = options.event
      if (error instanceof NotFound)
        console.error(options.again === undefined ? unknownEvent(event) : unknownFile(event, options.again))
      else if (error instanceof Refusal || error instanceof InvalidField) console.error(error.message)
      else throw error
      return 1
    }
  },
}
