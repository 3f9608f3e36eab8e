import * as z from 'zod/mini'
import { bodyDay } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'

/** What VIES, the register of VAT ids of the EU, has answered to the office. */
export const VatCheckResult = z.enum(['valid', 'invalid', 'unreachable'])
export type VatCheckResult = z.infer<typeof VatCheckResult>

export const VatCheck = z.object({
  id: z.int(),
  /** The VAT id that was asked about. */
  vat_id: z.string(),
  /** Whether the order names another one by now. */
  is_former: z.boolean(),
  result: VatCheckResult,
  /** The day in Berlin on which VIES was asked. */
  day: z.string(),
  /** The number of the consultation that VIES gave; may be empty. */
  reference: z.string(),
  noted_by: z.string(),
})
export type VatCheck = z.infer<typeof VatCheck>

/** What the office has noted of an order's VAT id. */
export const OrderVatChecks = z
  .object({
    /** What VIES can be asked about: the order's VAT id of another member state; empty where it names none. */
    vat_id: z.string(),
    /** The latest first. */
    checks: z.array(VatCheck),
  })
  .register(z.globalRegistry, { id: 'OrderVatChecks' })
export type OrderVatChecks = z.infer<typeof OrderVatChecks>

const ofOrder = { auth: 'staff', params: IdParams, response: OrderVatChecks } as const
const url = '/api/admin/orders/:id/vat-checks/'

export const listVatChecks = endpoint({
  ...ofOrder,
  method: 'GET',
  url,
  summary: 'What VIES has answered about the VAT id of an order, as the office has noted it',
})
export const noteVatCheck = endpoint({
  ...ofOrder,
  method: 'POST',
  url,
  summary:
    'Note what VIES has answered about the VAT id of an order; 409 `changed` if the order names another one by now. Nothing is asked',
  status: 201,
  body: z.object({
    vat_id: bodyText(30),
    result: VatCheckResult,
    /** Today unless it is said. */
    day: z._default(bodyDay(), null),
    reference: z._default(anyBodyText(60), ''),
  }),
})
