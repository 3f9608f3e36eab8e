import * as z from 'zod/mini'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Settlement } from '../../lecturers/settlements.ts'
import { bodyText } from '../../values/text.ts'

// Transfers of payment files that came back: found in a bank's statement, each opens its settlement or the credit balance of its order again.

/**
 * Which transfer came back: `match` names the payment of a settlement, or a refund, and has its sum; `likely` names it with another sum,
 * or has sum and account without a name; `booked` was noted before; `unknown` is none of ours that still pays.
 */
export const TransferVerdict = z.enum(['match', 'likely', 'booked', 'unknown'])
export type TransferVerdict = z.infer<typeof TransferVerdict>

/** Money that had been sent and came back. */
export const SentBack = z
  .object({
    key: z.string(),
    booked: z.string(),
    /** What came back. */
    cents: z.int(),
    /** To whom it had been sent. */
    payee: z.string(),
    remittance: z.string(),
    /** Why, in German, with the bank's code. */
    reason: z.string(),
    verdict: TransferVerdict,
    /** The settlement that it had paid, with the sum and the day of that. */
    settlement: z.nullable(
      z.object({
        id: z.int(),
        number: z.string(),
        name: z.string(),
        event: z.string(),
        cents: z.int(),
        execution: z.string(),
      }),
    ),
    /** Or the refund that it had been, by its payment at the order. */
    refund: z.nullable(
      z.object({
        id: z.int(),
        number: z.string(),
        company: z.string(),
        event: z.string(),
        cents: z.int(),
        execution: z.string(),
      }),
    ),
    /** What the bank kept. */
    fee_cents: z.int(),
  })
  .register(z.globalRegistry, { id: 'SentBack' })
export type SentBack = z.infer<typeof SentBack>

const ofOne = { auth: 'staff', method: 'POST', params: IdParams, response: Settlement } as const

export const confirmSettlementBank = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/bank/confirm/',
  summary:
    'Have a settlement whose transfer came back go to the same account again, as it was seen; another one by now is 409 `changed`',
  body: z.object({ iban: bodyText(34) }),
})

export const withdrawReturnedTransfer = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/returned-transfer/withdraw/',
  summary:
    'Take back that a transfer came back, as long as nothing has happened since: its settlement is paid again',
})
