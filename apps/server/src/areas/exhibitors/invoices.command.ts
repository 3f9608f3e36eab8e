import { parseArgs } from 'node:util'
import type { Invoice } from '@tafelrunde/contract/admin-orders'
import { z } from 'zod'
import type { Command } from '../../command.ts'
import type { Deps } from '../../deps.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { findNumbered } from './invoices.service.ts'
import { invoiceLine, unknownEvent, unknownInvoice, unknownOrder } from './invoices.texts.ts'
import { cancelInvoice, invoiceEvent, invoiceOrder } from './invoicing.service.ts'
import { commandLine, readOrder } from './orders.service.ts'

const usage = 'invoices VERANSTALTUNG [--order BESTELLUNG] [--cancel RECHNUNG --reason GRUND]'
const Id = z.coerce.number().int().positive().max(2_147_483_647)
const Options = z
  .object({
    event: z.tuple([Id]),
    order: Id.optional(),
    cancel: z.string().min(1).optional(),
    reason: z.string().trim().min(1).max(500).optional(),
  })
  .refine(({ cancel, reason }) => (cancel === undefined) === (reason === undefined))
  .refine(({ cancel, order }) => cancel === undefined || order === undefined)
type Options = z.infer<typeof Options>

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { order: { type: 'string' }, cancel: { type: 'string' }, reason: { type: 'string' } },
    })
    return Options.safeParse({ ...values, event: positionals }).data
  } catch {
    return undefined // an option that does not exist
  }
}

const perform = async (
  deps: Deps,
  { event: [event], order, cancel, reason = '' }: Options,
): Promise<Invoice[]> => {
  if (cancel !== undefined) {
    const { id } = await findNumbered(deps.db, event, cancel)
    return [await cancelInvoice(deps, commandLine, id, reason)]
  }
  if (order === undefined) return (await invoiceEvent(deps, commandLine, event)).invoices
  const { answer } = await readOrder(deps.db, commandLine, order)
  if (answer.event !== event) throw new NotFound()
  return [await invoiceOrder(deps, commandLine, order)]
}

const notFoundText = ({ event: [event], order, cancel }: Options) => {
  if (cancel !== undefined) return unknownInvoice(cancel, event)
  return order === undefined ? unknownEvent(event) : unknownOrder(order, event)
}

/** An office's way to the invoices of an event: npm run admin -- invoices 3 */
export const invoicesCommand: Command = {
  usage,
  summary:
    'Schreibt und verschickt die Rechnungen aller bestätigten Tischbestellungen einer Veranstaltung, mit --order nur die einer; mit --cancel storniert es eine.',
  run: async (args, deps) => {
    const options = readOptions(args)
    if (!options) {
      console.error(`Aufruf: npm run admin -- ${usage}`)
      return 1
    }
    try {
      for (const invoice of await perform(deps, options)) console.log(invoiceLine(invoice))
      return 0
    } catch (error) {
      if (error instanceof NotFound) console.error(notFoundText(options))
      else if (error instanceof Refusal) console.error(error.message)
      else throw error
      return 1
    }
  },
}
