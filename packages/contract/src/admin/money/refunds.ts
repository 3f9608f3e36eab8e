import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { OrderState } from '../../exhibitions/orders.ts'
import { bodyInteger, bodyReference } from '../../http/body.ts'
import { Bytes, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText, bodyLines } from '../../values/text.ts'
import { FileRelease } from './file-release.ts'
import { OrderBalance } from './order-payments.ts'

/** A transfer's name has no room for more. */
export const longestHolder = 70

/** What was paid too much for an order. */
export const CreditBalance = z
  .object({
    order: z.int(),
    number: z.string(),
    company: z.string(),
    event_name: z.string(),
    state: OrderState,
    credit_cents: z.int(),
    /** Where the money came from, as the bank said it, else where it was paid back to before; empty where neither is known. */
    iban: z.string(),
    holder: z.string(),
  })
  .register(z.globalRegistry, { id: 'CreditBalance' })
export type CreditBalance = z.infer<typeof CreditBalance>

export const listCredits = endpoint({
  method: 'GET',
  url: '/api/admin/credits/',
  auth: 'staff',
  summary: 'All orders for which more was paid than they cost, by company',
  response: z.object({ credits: z.array(CreditBalance) }),
})

/** A SEPA credit transfer (pain.001.001.09) of credit balances that are paid back. */
export const RefundFile = z
  .object({
    id: z.int(),
    created: Instant,
    created_by: z.string(),
    execution: z.iso.date(),
    /** How many transfers, and their sum. */
    count: z.int(),
    total_cents: z.int(),
    /** The refunds in it; `withdrawn` is what counts no more, as the file is undone or the money came back. */
    refunds: z.array(
      z.object({
        order: z.int(),
        number: z.string(),
        company: z.string(),
        cents: z.int(),
        reference: z.string(),
        withdrawn: z.boolean(),
      }),
    ),
    /** That it was taken back, by whom and why. */
    undone: z.nullable(z.object({ at: Instant, by: z.string(), reason: z.string() })),
    release: FileRelease,
  })
  .register(z.globalRegistry, { id: 'RefundFile' })
export type RefundFile = z.infer<typeof RefundFile>

export const listRefundFiles = endpoint({
  method: 'GET',
  url: '/api/admin/refund-files/',
  auth: 'staff',
  summary: 'All payment files of refunds, the latest first',
  query: listQuery({}),
  response: pageOf(RefundFile),
})

/** The most refunds of one file. */
export const mostRefunds = 1000

export const makeRefundFile = endpoint({
  method: 'POST',
  url: '/api/admin/refund-files/',
  auth: 'staff',
  summary:
    'Put credit balances into a payment file; they are paid back then. 409 `changed` where one is not `cents` any more; what is ' +
    'wrong with an account stands at `iban_<order>` and `holder_<order>`',
  body: z.object({
    /** The next banking day unless it is said. */
    execution: z.optional(z.iso.date()),
    refunds: z
      .array(
        z.object({
          order: bodyReference(),
          /** The credit as it was seen. */
          cents: bodyInteger(),
          iban: anyBodyText(60),
          holder: anyBodyText(longestHolder),
        }),
      )
      .check(z.minLength(1, 'Bitte wählen Sie mindestens ein Guthaben.'), z.maxLength(mostRefunds)),
  }),
  status: 201,
  response: RefundFile,
})

export const getRefundFile = endpoint({
  method: 'GET',
  url: '/api/admin/refund-files/:id/',
  auth: 'staff',
  summary: 'The file itself, the same byte for byte every time; one that is undone is not given any more',
  params: IdParams,
  file: 'application/xml',
  response: Bytes,
})

export const undoRefundFile = endpoint({
  method: 'POST',
  url: '/api/admin/refund-files/:id/undo/',
  auth: 'staff',
  summary: 'Take a file of refunds back before its execution day; the credit balances stand again',
  params: IdParams,
  body: z.object({ reason: bodyLines(300, 'Bitte geben Sie den Grund an.') }),
  response: RefundFile,
})

export const withdrawRefundReturn = endpoint({
  method: 'POST',
  url: '/api/admin/order-payments/:id/returned/withdraw/',
  auth: 'staff',
  summary:
    'Take back that the transfer of a refund came back: it counts again. 409 `state` where its credit went elsewhere by now',
  params: IdParams,
  response: OrderBalance,
})

export const releaseRefundFile = endpoint({
  method: 'POST',
  url: '/api/admin/refund-files/:id/release/',
  auth: 'staff',
  summary:
    'Release a file of refunds that somebody else made, until its execution day; exhibitors are told now',
  params: IdParams,
  response: RefundFile,
})
