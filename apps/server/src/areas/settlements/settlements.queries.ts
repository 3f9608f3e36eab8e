import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { lecturerData } from '../lecturers/lecturer-data.tables.ts'
import { lecturers, shownAs } from '../lecturers/lecturers.tables.ts'
import { feeTerms } from './fees/fees.tables.ts'
import { receipts } from './receipts/receipts.tables.ts'
import { settlementExpenses, settlementSteps, settlements } from './settlements.tables.ts'

export type SettlementRow = Awaited<ReturnType<typeof selectSettlements>>[number]
type Query = Page & Record<string, unknown>

const columns = { id: settlements.id, state: settlements.state, event: settlements.eventId }

const selectSettlements = (db: Db, where: SQL | undefined) =>
  db
    .select({
      settlement: settlements,
      lecturer: {
        id: lecturers.id,
        accountId: lecturers.accountId,
        firstName: shownAs.firstName,
        lastName: shownAs.lastName,
        email: accounts.email,
      },
      data: lecturerData,
      event: {
        id: events.id,
        name: events.name,
        state: events.state,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        location: events.location,
        unitMinutes: events.unitMinutes,
      },
      centsPerKm: feeTerms.travelCentsPerKm,
      ticketReceipt: { id: receipts.id, name: receipts.name },
      /** Of its Zuwendungsbestätigung. */
      donationNumber: sql<string | null>`(select d.number from donation_confirmations d
        where d.settlement_id = ${settlements.id})`,
      /** The day in Berlin on which the bank pays it, or on which it was closed; null: neither. */
      paidOn: sql<string | null>`coalesce((select p.execution from payment_files p
        where p.id = ${settlements.paymentFileId}), ${settlements.closedOn})::text`,
    })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .innerJoin(events, eq(events.id, settlements.eventId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .leftJoin(lecturerData, eq(lecturerData.accountId, lecturers.accountId))
    .leftJoin(feeTerms, eq(feeTerms.eventId, settlements.eventId))
    .leftJoin(receipts, eq(receipts.id, settlements.ticketReceiptId))
    .where(where)

const bankFilter = ({ bank }: Query) => {
  if (bank === 'wished') return isNotNull(settlements.bankWishedAt)
  if (bank === 'doubted') return isNotNull(settlements.bankDoubtedAt)
  return bank === 'clear' ? isNull(settlements.bankDoubtedAt) : undefined
}

/** All settlements, or those of the account, the latest event first. */
export const findSettlements = async (db: Db, accountId: number | undefined, query: Query) => {
  const own = accountId === undefined ? undefined : eq(lecturers.accountId, accountId)
  const where = and(own, bankFilter(query), filtersOf(query, columns))
  const [total] = await db
    .select({ count: count() })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .where(where)
  const rows = await selectSettlements(db, where)
    .orderBy(desc(events.startsAt), shownAs.lastName, settlements.id)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findSettlement = async (db: Db, id: number) => {
  const [row] = await selectSettlements(db, eq(settlements.id, id))
  return row
}

const lecturersOf = (tx: Tx, accountId: number) =>
  tx.select({ id: lecturers.id }).from(lecturers).where(eq(lecturers.accountId, accountId))

/** Deletes what the account's owner never submitted, or got back and did not submit again. */
export const deleteOpenOf = (tx: Tx, accountId: number) =>
  tx
    .delete(settlements)
    .where(
      and(
        inArray(settlements.lecturerId, lecturersOf(tx, accountId)),
        inArray(settlements.state, ['open', 'returned']),
      ),
    )

export const findIdsOf = async (tx: Tx, accountId: number) => {
  const rows = await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(inArray(settlements.lecturerId, lecturersOf(tx, accountId)))
  return rows.map(({ id }) => id)
}

/** Nobody else changes the settlement until the transaction ends. */
export const lockSettlement = (tx: Tx, id: number) =>
  tx.select({ id: settlements.id }).from(settlements).where(eq(settlements.id, id)).for('update')

/**
 * What is to be paid; until the transaction ends nobody else pays it. `account` is null where there is none. What came
 * back to an account that nobody has looked at since waits.
 */
export const lockApproved = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: settlements.id,
      document: settlements.document,
      payment: sql<number>`1 + (select count(*)::integer from settlement_steps s
        where s.settlement_id = settlements.id and s.payment_file_id is not null)`,
      account: { email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName },
      settlement: { state: settlements.state },
      lecturer: { firstName: shownAs.firstName, lastName: shownAs.lastName },
      data: lecturerData,
    })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .leftJoin(lecturerData, eq(lecturerData.accountId, lecturers.accountId))
    .where(
      and(
        eq(settlements.eventId, eventId),
        eq(settlements.state, 'approved'),
        isNull(settlements.bankDoubtedAt),
      ),
    )
    .orderBy(settlements.id)
    .for('update', { of: settlements })

/** What a payment file pays, with the account to tell; until the transaction ends nobody else changes it. */
export const lockPaidWith = (tx: Tx, paymentFileId: number) =>
  tx
    .select({
      id: settlements.id,
      document: settlements.document,
      payment: sql<number>`(select count(*)::integer from settlement_steps s
        where s.settlement_id = settlements.id and s.payment_file_id is not null)`,
      account: { email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(eq(settlements.paymentFileId, paymentFileId))
    .orderBy(settlements.id)
    .for('update', { of: settlements })

export const updateSettlement = (tx: Tx, id: number, changes: Partial<typeof settlements.$inferInsert>) =>
  tx.update(settlements).set(changes).where(eq(settlements.id, id))

type Expense = Omit<typeof settlementExpenses.$inferInsert, 'settlementId'>

/** Takes the place of the expenses that were named before. */
export const replaceExpenses = async (tx: Tx, settlementId: number, expenses: Expense[]) => {
  await tx.delete(settlementExpenses).where(eq(settlementExpenses.settlementId, settlementId))
  if (expenses.length > 0)
    await tx.insert(settlementExpenses).values(expenses.map(expense => ({ ...expense, settlementId })))
}

type Changes = Partial<typeof settlements.$inferInsert> & Pick<typeof settlementSteps.$inferInsert, 'state'>
type Step = Omit<typeof settlementSteps.$inferInsert, 'settlementId' | 'state'>

/** Brings settlements into a state, and notes who did it. */
export const setState = async (tx: Tx, ids: number[], changes: Changes, step: Step) => {
  await tx.update(settlements).set(changes).where(inArray(settlements.id, ids))
  await tx
    .insert(settlementSteps)
    .values(ids.map(settlementId => ({ ...step, settlementId, state: changes.state })))
}

/** What a settlement said each time before it was given back, or its account was changed, the earliest first. */
export const findReturned = async (db: Db, id: number) => {
  const rows = await db
    .select({ document: settlementSteps.document })
    .from(settlementSteps)
    .where(and(eq(settlementSteps.settlementId, id), isNotNull(settlementSteps.document)))
    .orderBy(settlementSteps.id)
  return rows.map(({ document }) => document)
}

export const findSteps = (db: Db, ids: number[]) =>
  db
    .select({
      settlementId: settlementSteps.settlementId,
      state: settlementSteps.state,
      kind: settlementSteps.kind,
      at: settlementSteps.at,
      by: settlementSteps.by,
      remark: settlementSteps.remark,
    })
    .from(settlementSteps)
    .where(inArray(settlementSteps.settlementId, ids))
    .orderBy(settlementSteps.id)
