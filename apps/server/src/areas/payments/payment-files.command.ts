import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { commandLine } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { exportPaymentFile } from './export-payment-file.service.ts'
import { readPaymentFile } from './payment-files.service.ts'
import { exportedText, unknownFile, waitingText } from './payment-files.texts.ts'

const Options = z
  .object({
    event: z.tuple([TypedId]),
    execution: z.iso.date().optional(),
    out: z.string().min(1).optional(),
    again: TypedId.optional(),
  })
  .refine(({ execution, again }) => execution === undefined || again === undefined)
type Options = z.infer<typeof Options>

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
  if (file.release) return console.log(waitingText(options.event[0], file.id))
  console.log(await write(deps, file.id, options))
}

/** An office's way to the bank: npm run admin -- payment-file 3 */
export const paymentFileCommand = eventCommand({
  usage: usages['payment-file'].usage,
  options: { execution: { type: 'string' }, out: { type: 'string' }, again: { type: 'string' } },
  schema: Options,
  perform: perform,
  notFound: ({ event: [event], again }) =>
    again === undefined ? unknownEvent(event) : unknownFile(event, again),
})
