import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isEmail } from '../../platform/db/emails.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { supportAnswers, supportMessages, supportTexts } from './support.tables.ts'

export type MessageRow = typeof supportMessages.$inferSelect
export type ThreadRow = Awaited<ReturnType<typeof withAnswers>>[number]

export const insertMessage = async (tx: Tx, facts: typeof supportMessages.$inferInsert) => {
  const row = onlyRow(await tx.insert(supportMessages).values(facts).returning())
  return row
}

const staffName = sql<string>`coalesce(nullif(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), ''), ${accounts.email})`

const findStaffNames = (db: Db, ids: number[]) =>
  db.select({ id: accounts.id, name: staffName }).from(accounts).where(inArray(accounts.id, ids))

/** Everybody of the office, by name. */
export const findStaff = (db: Db) =>
  db
    .select({ id: accounts.id, name: staffName })
    .from(accounts)
    .where(and(eq(accounts.isStaff, true), eq(accounts.isActive, true)))
    .orderBy(staffName, accounts.id)

const withAnswers = async (db: Db, rows: MessageRow[]) => {
  const ids = rows.map(({ id }) => id)
  const assignees = await findStaffNames(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  const answers = await db
    .select()
    .from(supportAnswers)
    .where(inArray(supportAnswers.messageId, ids))
    .orderBy(supportAnswers.id)
  const answersOf = Map.groupBy(answers, ({ messageId }) => messageId)
  return rows.map(message => ({
    ...message,
    assignee: assignees.find(({ id }) => id === message.assigneeId) ?? null,
    answers: answersOf.get(message.id) ?? [],
  }))
}

type Query = Page & { state: MessageRow['state'] | undefined } & Record<string, unknown>

const names = [supportMessages.name, supportMessages.email, supportMessages.subject]

/** The latest first. */
export const findThreads = async (db: Db, query: Query) => {
  const columns = {
    id: supportMessages.id,
    state: supportMessages.state,
    assignee: supportMessages.assigneeId,
  }
  const where = filtersOf(query, columns, names)
  const [total] = await db.select({ count: count() }).from(supportMessages).where(where)
  const rows = await db
    .select()
    .from(supportMessages)
    .where(where)
    .orderBy(desc(supportMessages.id))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows: await withAnswers(db, rows) }
}

/** All that are not closed, the oldest first. */
export const findOpenThreads = async (db: Db) =>
  withAnswers(
    db,
    await db
      .select()
      .from(supportMessages)
      .where(inArray(supportMessages.state, ['new', 'answered']))
      .orderBy(supportMessages.id),
  )

/** Nobody else answers or closes the message until the transaction ends. */
export const lockMessage = async (tx: Tx, id: number) => {
  const [message] = await tx.select().from(supportMessages).where(eq(supportMessages.id, id)).for('update')
  return message
}

/** A message as it is now, with its answers. */
export const findThread = async (db: Db, id: number) => {
  const [thread] = await withAnswers(
    db,
    await db.select().from(supportMessages).where(eq(supportMessages.id, id)),
  )
  return thread
}

export const insertAnswer = async (tx: Tx, facts: typeof supportAnswers.$inferInsert) => {
  const row = onlyRow(await tx.insert(supportAnswers).values(facts).returning({ id: supportAnswers.id }))
  return row.id
}

export const setAssignee = (tx: Tx, id: number, assigneeId: number | null) =>
  tx.update(supportMessages).set({ assigneeId }).where(eq(supportMessages.id, id))

export const findTexts = (db: Db) =>
  db
    .select()
    .from(supportTexts)
    .orderBy(asc(sql`lower(${supportTexts.name})`))

/** Another text of the same name is replaced. */
export const upsertText = async (tx: Tx, row: typeof supportTexts.$inferInsert) =>
  onlyRow(
    await tx
      .insert(supportTexts)
      .values(row)
      .onConflictDoUpdate({ target: supportTexts.name, set: { text: row.text } })
      .returning(),
  )

export const removeText = (tx: Tx, id: number) =>
  tx.delete(supportTexts).where(eq(supportTexts.id, id)).returning({ id: supportTexts.id })

export const setState = (tx: Tx, id: number, state: MessageRow['state']) =>
  tx.update(supportMessages).set({ state }).where(eq(supportMessages.id, id))

/** Answers when they were written and under which number, by which their mails are found. */
export const deleteMessagesOf = (tx: Tx, { id, email }: { id: number; email: string }) =>
  tx
    .delete(supportMessages)
    .where(or(eq(supportMessages.accountId, id), isEmail(supportMessages.email, email)))
    .returning({ id: supportMessages.id, createdAt: supportMessages.createdAt })

/** Closed ones that were neither written nor answered since. */
export const deleteClosedBefore = (tx: Tx, moment: Date) =>
  tx.delete(supportMessages).where(sql`${supportMessages.state} = 'closed' and greatest(
    ${supportMessages.createdAt},
    (select max(created_at) from support_answers where message_id = ${supportMessages.id})
  ) < ${moment}`)

export const findThreadsOf = async (db: Db, accountId: number) =>
  withAnswers(
    db,
    await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.accountId, accountId))
      .orderBy(supportMessages.id),
  )
