import { eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { supportMessages } from './support.tables.ts'

export const insertMessage = async (tx: Tx, facts: typeof supportMessages.$inferInsert) => {
  const [row] = await tx.insert(supportMessages).values(facts).returning()
  if (!row) throw new Error('an insert without a conflict clause always returns its row')
  return row
}

/** Answers which mails to the office told of the messages. */
export const deleteMessagesOf = async (tx: Tx, { id, email }: { id: number; email: string }) => {
  const rows = await tx
    .delete(supportMessages)
    .where(or(eq(supportMessages.accountId, id), sql`lower(${supportMessages.email}) = lower(${email})`))
    .returning({ mailId: supportMessages.mailId })
  return rows.flatMap(({ mailId }) => mailId ?? [])
}

export const findMessagesOf = (db: Db, accountId: number) =>
  db
    .select({
      created: supportMessages.createdAt,
      state: supportMessages.state,
      name: supportMessages.name,
      email: supportMessages.email,
      subject: supportMessages.subject,
      message: supportMessages.message,
    })
    .from(supportMessages)
    .where(eq(supportMessages.accountId, accountId))
    .orderBy(supportMessages.id)
