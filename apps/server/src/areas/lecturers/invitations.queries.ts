import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isEmail } from '../../platform/db/emails.ts'
import { lecturerInvitations } from './invitations.tables.ts'
import { lecturers } from './lecturers.tables.ts'

type Invitation = typeof lecturerInvitations.$inferInsert

/** In the place of the former one, if there was one. */
export const putInvitation = (tx: Tx, { lecturerId, ...facts }: Invitation) =>
  tx
    .insert(lecturerInvitations)
    .values({ lecturerId, ...facts })
    .onConflictDoUpdate({ target: lecturerInvitations.lecturerId, set: facts })

export const findInvitation = async (db: Db, lecturerId: number, now: Date) => {
  const [row] = await db
    .select()
    .from(lecturerInvitations)
    .where(and(eq(lecturerInvitations.lecturerId, lecturerId), gt(lecturerInvitations.expiresAt, now)))
  return row
}

/** The profile that this secret is good for now. */
export const findInvited = async (db: Db, secretHash: string, now: Date) => {
  const [row] = await db
    .select({ id: lecturers.id, firstName: lecturers.firstName, lastName: lecturers.lastName })
    .from(lecturerInvitations)
    .innerJoin(lecturers, eq(lecturers.id, lecturerInvitations.lecturerId))
    .where(and(eq(lecturerInvitations.secretHash, secretHash), gt(lecturerInvitations.expiresAt, now)))
  return row
}

/** Nobody invites anew, revokes or deletes until the transaction ends. */
export const lockProfile = (tx: Tx, lecturerId: number) =>
  tx.select({ id: lecturers.id }).from(lecturers).where(eq(lecturers.id, lecturerId)).for('update')

/** Answers whether it was still there: of two at the same moment one uses it. */
export const useInvitation = async (tx: Tx, secretHash: string) => {
  const used = await tx
    .delete(lecturerInvitations)
    .where(eq(lecturerInvitations.secretHash, secretHash))
    .returning({ id: lecturerInvitations.lecturerId })
  return used.length > 0
}

export const linkToAccount = (tx: Tx, lecturerId: number, accountId: number) =>
  tx.update(lecturers).set({ accountId }).where(eq(lecturers.id, lecturerId))

export const deleteInvitation = (tx: Tx, lecturerId: number) =>
  tx.delete(lecturerInvitations).where(eq(lecturerInvitations.lecturerId, lecturerId))

/** All that went to an address, in whatever letters. */
export const deleteInvitationsTo = (tx: Tx, email: string) =>
  tx.delete(lecturerInvitations).where(isEmail(lecturerInvitations.email, email))

export const deleteExpiredInvitations = (tx: Tx, now: Date) =>
  tx.delete(lecturerInvitations).where(lte(lecturerInvitations.expiresAt, now))
