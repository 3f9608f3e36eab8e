import * as z from 'zod/mini'

/** Nobody has confirmed it yet by the mail that went to its address; in use; or closed by the office. */
export const AccountState = z.enum(['unconfirmed', 'active', 'closed'])
export type AccountState = z.infer<typeof AccountState>

/** Who says somebody's customer number: the person, which proves nothing; the office; its list of members; or its portal. */
export const CustomerNumberBy = z.enum(['self', 'office', 'members', 'portal'])
export type CustomerNumberBy = z.infer<typeof CustomerNumberBy>
