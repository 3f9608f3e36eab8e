import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { isEmail } from '../../platform/db/emails.ts'
import { accounts } from './accounts.tables.ts'

type Bounce = { recipient: string; reason: string; at: Date }

/** Marks whoever has this address. */
export const markUndeliverable = (tx: Tx, { recipient, reason, at }: Bounce) =>
  tx.update(accounts).set({ bounce: reason, bouncedAt: at }).where(isEmail(accounts.email, recipient))

export const clearBounce = (tx: Tx, id: number) =>
  tx.update(accounts).set({ bounce: null, bouncedAt: null }).where(eq(accounts.id, id))
