import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { apiKeys } from '../../keys/keys.tables.ts'
import { links } from '../accounts.tables.ts'

type LinkPurpose = (typeof links.$inferSelect)['purpose']

export const insertLink = (tx: Tx, link: typeof links.$inferInsert) => tx.insert(links).values(link)

/** Whether the account has keys of the interface that are neither over nor revoked. */
export const hasKeys = async (db: Db, accountId: number, now: Date) => {
  const isOpen = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))
  const rows = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isOpen))
    .limit(1)
  return rows.length > 0
}

export const findLink = async (
  db: Db,
  key: { tokenHash: string; accountId: number; purposes: LinkPurpose[] },
) => {
  const { tokenHash, accountId, purposes } = key
  const [link] = await db
    .select()
    .from(links)
    .where(
      and(eq(links.tokenHash, tokenHash), eq(links.accountId, accountId), inArray(links.purpose, purposes)),
    )
  return link
}

/** The link to a new address that is neither used nor over: there is one at most, as each ends those before it. */
export const findEmailChange = async (db: Db, accountId: number, now: Date) => {
  const isOpen = and(isNull(links.usedAt), gt(links.expiresAt, now))
  const [link] = await db
    .select({ email: links.newEmail, until: links.expiresAt })
    .from(links)
    .where(
      and(
        eq(links.accountId, accountId),
        eq(links.purpose, 'email_reset'),
        isNotNull(links.newEmail),
        isOpen,
      ),
    )
    .limit(1)
  return link
}

/** False where somebody was faster. */
export const noteLinkUse = async (tx: Tx, tokenHash: string, usedAt: Date) => {
  const used = await tx
    .update(links)
    .set({ usedAt })
    .where(and(eq(links.tokenHash, tokenHash), isNull(links.usedAt)))
    .returning({ tokenHash: links.tokenHash })
  return used.length > 0
}

/** Used ones stay: an activation link tells whoever clicks it again that all is well. */
export const deleteLinks = (tx: Tx, accountId: number, purposes: readonly LinkPurpose[]) =>
  tx
    .delete(links)
    .where(and(eq(links.accountId, accountId), isNull(links.usedAt), inArray(links.purpose, [...purposes])))

export const deleteExpiredLinks = (tx: Tx, now: Date) => tx.delete(links).where(lt(links.expiresAt, now))
