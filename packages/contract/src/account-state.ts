import * as z from 'zod/mini'

/** Nobody has confirmed it yet by the mail that went to its address; in use; or closed by the office. */
export const AccountState = z.enum(['unconfirmed', 'active', 'closed'])
export type AccountState = z.infer<typeof AccountState>
