import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { commandLine } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { readOrder } from '../exhibitions/orders/orders.service.ts'
import { cancelInvoice } from './cancel-invoice.service.ts'
import { invoiceOrder } from './invoice-order.service.ts'
import { findNumbered } from './invoices.service.ts'
import {
  failuresText,
  type InvoiceLine,
  invoiceLine,
  unknownInvoice,
  unknownOrder,
} from './invoices.texts.ts'
import { type Failure, invoiceEvent } from './runs/runs.service.ts'

const Options = z
  .object({
    event: z.tuple([TypedId]),
    order: TypedId.optional(),
    cancel: z.string().min(1).optional(),
    reason: z.string().trim().min(1).max(500).optional(),
  })
  .refine(({ cancel, reason }) => (cancel === undefined) === (reason === undefined))
  .refine(({ cancel, order }) => cancel === undefined || order === undefined)
type Options = z.infer<typeof Options>

const perform = async (
  deps: Deps,
  { event: [event], order, cancel, reason = '' }: Options,
): Promise<{ invoices: InvoiceLine[]; failures?: Failure[] }> => {
  if (cancel !== undefined) {
    const { id } = await findNumbered(deps.db, event, cancel)
    return { invoices: [await cancelInvoice(deps, commandLine, id, { reason, order: 'stays' })] }
  }
  if (order === undefined) return invoiceEvent(deps, commandLine, event)
  const { answer } = await readOrder(deps.db, commandLine, order)
  if (answer.event !== event) throw new NotFound()
  return { invoices: [await invoiceOrder(deps, commandLine, order)] }
}

const notFoundText = ({ event: [event], order, cancel }: Options) => {
  if (cancel !== undefined) return unknownInvoice(cancel, event)
  return order === undefined ? unknownEvent(event) : unknownOrder(order, event)
}

/** An office's way to the invoices of an event: npm run admin -- invoices 3 */
export const invoicesCommand = eventCommand({
  usage: usages.invoices.usage,
  options: { order: { type: 'string' }, cancel: { type: 'string' }, reason: { type: 'string' } },
  schema: Options,
  perform: async (deps, options) => {
    const { invoices, failures = [] } = await perform(deps, options)
    for (const invoice of invoices) console.log(invoiceLine(invoice))
    if (failures.length > 0) throw new Refusal('state', failuresText(failures))
  },
  notFound: notFoundText,
})
