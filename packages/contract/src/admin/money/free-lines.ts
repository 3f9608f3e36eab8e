import * as z from 'zod/mini'
import { Order } from '../../exhibitions/orders.ts'
import { bodyFlag, bodyInteger } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { HomeTax } from '../../values/tax.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'
import { exemptionPattern, ListedTax } from './orders.ts'

const listed = z.object({ tax_case: HomeTax, vat_percent: z.int() })

/** How a line of an order that is on no price list would be taxed in Germany, by the law of the event's last day. */
export const FreeLineTaxes = z
  .object({ standard: listed, reduced: listed })
  .register(z.globalRegistry, { id: 'FreeLineTaxes' })
export type FreeLineTaxes = z.infer<typeof FreeLineTaxes>

export const getFreeLineTaxes = endpoint({
  method: 'GET',
  url: '/api/admin/orders/:id/lines/',
  auth: 'staff',
  summary: 'At which rates a line of an order that is on no price list would be taxed in Germany',
  params: IdParams,
  response: FreeLineTaxes,
})

/** The most that one line may cost, net in cents. */
const most = 10_000_000
const noExemption = {
  path: ['exemption'],
  error: 'Bitte nennen Sie den Paragrafen, nach dem das steuerfrei ist, etwa „§ 4 Nr. 22 Buchst. a UStG“.',
}
const tooDear = { path: ['unit_cents'], error: 'Eine Zeile kostet höchstens 100.000,00\u00A0€ netto.' }

const line = z
  .object({
    name: bodyText(150),
    quantity: z._default(bodyInteger(z.minimum(1), z.maximum(10_000)), 1),
    /** Net. */
    unit_cents: bodyMoney(most),
    tax_case: z._default(ListedTax, 'standard'),
    exemption: z._default(anyBodyText(60), ''),
    /** Taxed where it happens, also for companies abroad. */
    on_site: z._default(bodyFlag(), false),
    /** What the order came to as far as whoever asks has seen: 409 `changed` if it does not any more. */
    gross_cents: z.optional(bodyInteger()),
  })
  .check(
    z.refine(
      ({ tax_case, exemption }) => tax_case !== 'exempt' || exemptionPattern.test(exemption),
      noExemption,
    ),
    z.refine(({ quantity, unit_cents }) => quantity * unit_cents <= most, tooDear),
  )
export type FreeLineWish = z.infer<typeof line>

export const addFreeLine = endpoint({
  method: 'POST',
  url: '/api/admin/orders/:id/lines/',
  auth: 'staff',
  summary:
    'Add to a confirmed order what is on no price list, taxed as such an item would be; the exhibitor gets it confirmed anew',
  params: IdParams,
  body: line,
  status: 201,
  response: Order,
})

export const removeFreeLine = endpoint({
  method: 'DELETE',
  url: '/api/admin/order-lines/:id/',
  auth: 'staff',
  summary: 'Take such a line off a confirmed order; the exhibitor gets it confirmed anew',
  params: IdParams,
  response: Order,
})
