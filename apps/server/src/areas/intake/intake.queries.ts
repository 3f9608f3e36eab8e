import type { IntakeKind, IntakeOutcome, IntakeRow } from '@tafelrunde/contract/admin/intakes'
import { and, asc, count, desc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { onlyRow, rowsOf } from '../../platform/db/rows.ts'
import { events } from '../events/events.tables.ts'
import { intakeMappings, intakeRows, intakeSources, intakes, type Mapping } from './intake.tables.ts'

const countOf = (which: SQL) => sql<number>`(
  select count(*)::integer from ${intakeRows} where ${intakeRows.intakeId} = ${intakes.id} and ${which})`

const counted = (outcome: IntakeOutcome) =>
  countOf(
    sql`${intakeRows.outcome} = ${outcome} and not (${intakeRows.isHidden} and ${intakes.leavesOutHidden})`,
  )

const select = (db: Db) =>
  db
    .select({
      intake: intakes,
      event: { id: events.id, name: events.name },
      faulty: counted('faulty'),
      new: counted('new'),
      changed: counted('changed'),
      unchanged: counted('unchanged'),
      hiddenRows: countOf(sql`${intakeRows.isHidden}`),
    })
    .from(intakes)
    .leftJoin(events, eq(events.id, intakes.eventId))

/** What the Verwaltung sees of a table. */
export type IntakeFacts = Awaited<ReturnType<typeof select>>[number]

const ofOwner = (accountId: number, id: number) => and(eq(intakes.id, id), eq(intakes.accountId, accountId))

export const findIntake = async (db: Db, accountId: number, id: number) => {
  const [row] = await select(db).where(ofOwner(accountId, id))
  return row
}

/** The latest first. */
export const findIntakes = async (db: Db, accountId: number, { limit, offset }: Page) => {
  const own = eq(intakes.accountId, accountId)
  const [total] = await db.select({ count: count() }).from(intakes).where(own)
  const rows = await select(db).where(own).orderBy(desc(intakes.id)).limit(limit).offset(offset)
  return { count: total?.count ?? 0, rows }
}

/** Nobody else changes it, in another tab for example, until the transaction ends. */
export const lockIntake = async (tx: Tx, accountId: number, id: number) => {
  const [row] = await tx.select().from(intakes).where(ofOwner(accountId, id)).for('update')
  return row
}

/** Tables are written one after the other. */
export const lockIntakes = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('intakes'))`)

export const insertIntake = async (tx: Tx, facts: typeof intakes.$inferInsert) =>
  onlyRow(await tx.insert(intakes).values(facts).returning({ id: intakes.id })).id

export const updateIntake = (tx: Tx, id: number, facts: Partial<typeof intakes.$inferInsert>) =>
  tx
    .update(intakes)
    .set({ ...facts, version: sql`${intakes.version} + 1` })
    .where(eq(intakes.id, id))

export const deleteIntake = (tx: Tx, accountId: number, id: number) =>
  tx.delete(intakes).where(ofOwner(accountId, id)).returning({ id: intakes.id })

/** Of each person's tables only the latest so many stay. */
export const deleteAllButLatest = (tx: Tx, accountId: number, most: number) =>
  tx
    .delete(intakes)
    .where(
      and(
        eq(intakes.accountId, accountId),
        notInArray(
          intakes.id,
          tx
            .select({ id: intakes.id })
            .from(intakes)
            .where(eq(intakes.accountId, accountId))
            .orderBy(desc(intakes.id))
            .limit(most),
        ),
      ),
    )

export const deleteIntakesBefore = (tx: Tx, before: Date) =>
  tx.delete(intakes).where(lt(intakes.createdAt, before))

type Judged = Pick<IntakeRow, 'outcome' | 'problems'>
type Row = { line: number; cells: string[]; isHidden?: boolean } & Judged

export const insertRows = (tx: Tx, intakeId: number, rows: Row[]) =>
  tx.execute(sql`
    insert into intake_rows (intake_id, line, cells, is_hidden, outcome, problems)
    select ${intakeId}, line, cells, coalesce("isHidden", false), outcome, problems
    from ${rowsOf(rows, sql`line integer, cells text[], "isHidden" boolean, outcome text, problems jsonb`)}
    order by line`)

type Table = { id: number; leavesOutHidden: boolean }

/** The rows of a table, without those that it leaves out. */
const ofTable = ({ id, leavesOutHidden }: Table) =>
  and(eq(intakeRows.intakeId, id), leavesOutHidden ? eq(intakeRows.isHidden, false) : undefined)

export const deleteRows = (tx: Tx, intakeId: number) =>
  tx.delete(intakeRows).where(eq(intakeRows.intakeId, intakeId))

export const insertSource = (tx: Tx, intakeId: number, bytes: Uint8Array) =>
  tx
    .insert(intakeSources)
    .values({ intakeId, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })

export const findSource = async (db: Db, intakeId: number) => {
  const [row] = await db.select().from(intakeSources).where(eq(intakeSources.intakeId, intakeId))
  return row?.bytes
}

export const deleteSource = (tx: Tx, intakeId: number) =>
  tx.delete(intakeSources).where(eq(intakeSources.intakeId, intakeId))

export const findAllRows = (tx: Tx, table: Table) =>
  tx.select().from(intakeRows).where(ofTable(table)).orderBy(asc(intakeRows.line), asc(intakeRows.id))

export const findRows = async (
  db: Db,
  table: Table,
  { outcome, limit, offset }: Page & { outcome?: IntakeOutcome | undefined },
) => {
  const where = and(ofTable(table), outcome === undefined ? undefined : eq(intakeRows.outcome, outcome))
  const [total] = await db.select({ count: count() }).from(intakeRows).where(where)
  const rows = await db
    .select()
    .from(intakeRows)
    .where(where)
    .orderBy(asc(intakeRows.line), asc(intakeRows.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const updateCells = (tx: Tx, id: number, cells: string[]) =>
  tx.update(intakeRows).set({ cells }).where(eq(intakeRows.id, id))

export const updateJudgements = (tx: Tx, rows: ({ id: number } & Judged)[]) =>
  tx.execute(sql`
    update intake_rows set outcome = new.outcome, problems = new.problems
    from ${rowsOf(rows, sql`id integer, outcome text, problems jsonb`)} where intake_rows.id = new.id`)

export const findMapping = async (db: Db, kind: IntakeKind, headings: string) => {
  const [row] = await db
    .select({ mapping: intakeMappings.mapping })
    .from(intakeMappings)
    .where(and(eq(intakeMappings.kind, kind), eq(intakeMappings.headings, headings)))
  return row?.mapping
}

export const putMapping = (tx: Tx, kind: IntakeKind, headings: string, mapping: Mapping) =>
  tx
    .insert(intakeMappings)
    .values({ kind, headings, mapping })
    .onConflictDoUpdate({ target: [intakeMappings.kind, intakeMappings.headings], set: { mapping } })

export const findRow = async (tx: Tx, intakeId: number, id: number) => {
  const [row] = await tx
    .select()
    .from(intakeRows)
    .where(and(eq(intakeRows.id, id), eq(intakeRows.intakeId, intakeId)))
  return row
}

export const findFaultyRows = (db: Db, table: Table) =>
  db
    .select()
    .from(intakeRows)
    .where(and(ofTable(table), eq(intakeRows.outcome, 'faulty')))
    .orderBy(asc(intakeRows.line))
