import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { portalLinks } from './portal.tables.ts'

export const findPortalLink = async (db: Db, accountId: number) => {
  const [link] = await db.select().from(portalLinks).where(eq(portalLinks.accountId, accountId))
  return link
}

/** The link of a person of the portal. */
export const findIdentity = async (db: Db, issuer: string, subject: string) => {
  const [link] = await db
    .select()
    .from(portalLinks)
    .where(and(eq(portalLinks.issuer, issuer), eq(portalLinks.subject, subject)))
  return link
}

/** Connects the account, in the place of what it was connected with at another portal. */
export const putPortalLink = (tx: Tx, link: typeof portalLinks.$inferInsert) => {
  const { accountId: _same, ...set } = { grantsStaff: false, ...link }
  return tx.insert(portalLinks).values(link).onConflictDoUpdate({ target: portalLinks.accountId, set })
}

export const noteGrant = (tx: Tx, accountId: number, grantsStaff: boolean) =>
  tx.update(portalLinks).set({ grantsStaff }).where(eq(portalLinks.accountId, accountId))

/** What was deleted; nothing, if the account was not connected. */
export const deletePortalLink = async (tx: Tx, accountId: number) => {
  const [link] = await tx.delete(portalLinks).where(eq(portalLinks.accountId, accountId)).returning()
  return link
}
