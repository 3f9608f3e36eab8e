import { z } from 'zod'
import { eventCommand, TypedId, unknownEvent } from '../../../command.ts'
import { usages } from '../../../command-usages.ts'
import { commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { payOrder } from '../payments/payments.service.ts'
import { confirmOrder, declineOrder } from './decide-order.service.ts'
import { endOrder } from './end-order.service.ts'
import { listOrders } from './orders.service.ts'
import * as texts from './orders.texts.ts'

const Options = z
  .object({
    event: z.tuple([TypedId]),
    confirm: TypedId.optional(),
    places: z
      .string()
      .transform(text => text.split(',').map(place => place.trim()))
      .optional(),
    decline: TypedId.optional(),
    remark: z.string().trim().min(1).max(1000).optional(),
    end: TypedId.optional(),
    paid: TypedId.optional(),
  })
  .refine(({ decline, end, remark }) => ((decline ?? end) === undefined) === (remark === undefined))
  .refine(({ confirm, places }) => places === undefined || confirm !== undefined)
type Options = z.infer<typeof Options>

const allOf = async (deps: Deps, event: number) =>
  (await listOrders(deps, commandLine, { event, limit: 100_000, offset: 0 })).rows

const perform = async (deps: Deps, { confirm, places, decline, remark, end, paid, ...options }: Options) => {
  const [event] = options.event
  await readEvent(deps.db, true, event)
  const all = await allOf(deps, event)
  const check = (wanted: number) => {
    if (!all.some(({ id }) => id === wanted)) throw new Refusal('state', texts.unknownOrder(event, wanted))
    return wanted
  }
  if (confirm !== undefined) {
    await confirmOrder(deps, commandLine, check(confirm), places)
    console.log(texts.confirmedText(confirm))
  }
  if (decline !== undefined && remark !== undefined) {
    await declineOrder(deps, commandLine, check(decline), remark)
    console.log(texts.declinedText(decline))
  }
  if (end !== undefined && remark !== undefined) {
    await endOrder(deps, commandLine, check(end), remark)
    console.log(texts.endedText(end))
  }
  if (paid !== undefined) {
    await payOrder(deps, commandLine, check(paid))
    console.log(texts.paidText(paid))
  }
  console.log(texts.orderTable(await allOf(deps, event)))
}

/** An office's way to the table orders of an event: npm run admin -- orders 3 */
export const ordersCommand = eventCommand({
  usage: usages.orders.usage,
  options: {
    confirm: { type: 'string' },
    places: { type: 'string' },
    decline: { type: 'string' },
    remark: { type: 'string' },
    end: { type: 'string' },
    paid: { type: 'string' },
  },
  schema: Options,
  perform: perform,
  notFound: ({ event: [event] }) => unknownEvent(event),
})
