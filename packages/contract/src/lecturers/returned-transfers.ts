import * as z from 'zod/mini'

/**
 * What a step did: brought it into a state; left it in that one and gave it another account (`bank`) or confirmed its
 * account (`bank_confirmed`); approved it and had it `paid` at once, as there was nothing to pay (`closed`); or opened it
 * again, as its transfer came back (`transfer_returned`).
 */
export const SettlementStepKind = z.enum(['state', 'bank', 'closed', 'bank_confirmed', 'transfer_returned'])
export type SettlementStepKind = z.infer<typeof SettlementStepKind>

/** A transfer that the bank gave back. */
export const ReturnedTransfer = z.object({
  /** The day, `YYYY-MM-DD`. */
  returned: z.string(),
  /** What came back, and what the bank kept of it. */
  cents: z.int(),
  fee_cents: z.int(),
  /** In German, with the bank's code. */
  reason: z.string(),
  /** Nobody has looked at the account since: until then it is not paid again. */
  is_doubted: z.boolean(),
  /** Nothing has happened since, so it can still be taken back. */
  is_withdrawable: z.boolean(),
})
