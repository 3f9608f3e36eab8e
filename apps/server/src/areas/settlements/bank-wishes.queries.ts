import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { lecturerData } from '../lecturers/lecturer-data.tables.ts'
import { settlementSteps, settlements } from './settlements.tables.ts'

/** What the account's owner says is their IBAN; nobody changes it until the transaction ends. */
export const holdIban = async (tx: Tx, accountId: number) => {
  const [row] = await tx
    .select({ iban: lecturerData.iban })
    .from(lecturerData)
    .where(eq(lecturerData.accountId, accountId))
    .for('share')
  return row?.iban
}

export const setWish = (tx: Tx, ids: number[], bankWishedAt: Date) =>
  tx.update(settlements).set({ bankWishedAt }).where(inArray(settlements.id, ids))

/** It stays with the account that it has: whoever decides that has looked at it. */
export const keepBank = (tx: Tx, id: number) =>
  tx.update(settlements).set({ bankWishedAt: null, bankDoubtedAt: null }).where(eq(settlements.id, id))

type Step = Omit<typeof settlementSteps.$inferInsert, 'kind'>

/** Replaces what is submitted by what says another account, and keeps the former with the step. */
export const changeBank = async (tx: Tx, document: object, step: Step) => {
  await tx
    .update(settlements)
    .set({ document, bankWishedAt: null, bankDoubtedAt: null })
    .where(eq(settlements.id, step.settlementId))
  await tx.insert(settlementSteps).values({ ...step, kind: 'bank' })
}
