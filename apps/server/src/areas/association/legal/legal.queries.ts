import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { legalAgreements, legalTexts } from './legal.tables.ts'

type LegalRow = typeof legalTexts.$inferSelect

/** All that are published, of each kind the latest first. */
export const findPublished = async (db: Db) => {
  const rows = await db
    .select()
    .from(legalTexts)
    .where(isNotNull(legalTexts.publishedAt))
    .orderBy(legalTexts.kind, desc(legalTexts.validFrom), desc(legalTexts.publishedAt), desc(legalTexts.id))
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []))
}

/** The texts as this transaction sees them stay so until its end. */
export const lockTexts = (tx: Tx) => tx.execute(sql`lock table ${legalTexts} in share row exclusive mode`)

export const findText = async (db: Db, id: number) => {
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.id, id))
  return row
}

export const insertText = async (tx: Tx, row: typeof legalTexts.$inferInsert) => {
  const [made] = await tx.insert(legalTexts).values(row).returning()
  if (!made) throw new Error('a row was written')
  return made
}

export const updateText = (tx: Tx, id: number, changes: Partial<LegalRow>) =>
  tx.update(legalTexts).set(changes).where(eq(legalTexts.id, id))

export const removeText = (tx: Tx, id: number) => tx.delete(legalTexts).where(eq(legalTexts.id, id))

/** What somebody agreed to, the latest first. */
export const findAgreements = (db: Db, accountId: number) =>
  db
    .select({
      id: legalTexts.id,
      kind: legalTexts.kind,
      edition: legalTexts.edition,
      agreedAt: legalAgreements.agreedAt,
    })
    .from(legalAgreements)
    .innerJoin(legalTexts, eq(legalTexts.id, legalAgreements.legalTextId))
    .where(eq(legalAgreements.accountId, accountId))
    .orderBy(desc(legalAgreements.agreedAt), desc(legalTexts.id))

/** Keeps when somebody agreed first. */
export const insertAgreements = (tx: Tx, accountId: number, ids: number[], agreedAt: Date) =>
  tx
    .insert(legalAgreements)
    .values(ids.map(legalTextId => ({ accountId, legalTextId, agreedAt })))
    .onConflictDoNothing()

export const deleteAgreements = (tx: Tx, accountId: number) =>
  tx.delete(legalAgreements).where(eq(legalAgreements.accountId, accountId))

export const findEdition = async (db: Db, kind: LegalRow['kind'], edition: string) => {
  const [row] = await db
    .select({ id: legalTexts.id })
    .from(legalTexts)
    .where(and(eq(legalTexts.kind, kind), eq(legalTexts.edition, edition), isNotNull(legalTexts.publishedAt)))
  return row
}

/** Tells all servers that another version may hold. */
export const tellNewDay = (db: Db) => db.execute(sql`select pg_notify('changes', 'legal_texts')`)
