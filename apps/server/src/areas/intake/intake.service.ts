import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { InvalidField, NotFound, orNotFound, Refusal } from '../../platform/refusals.ts'
import { headingsKey, missingColumns } from './columns.rules.ts'
import { withHidden, withoutColumns } from './hidden.rules.ts'
import * as queries from './intake.queries.ts'
import { changedJudgements, toIntake, withCell } from './intake.rules.ts'
import * as texts from './intake.texts.ts'
import { kinds } from './kinds.service.ts'
import { toLine } from './lines.service.ts'

type Owner = { id: number }
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockIntake>>>

/** Milliseconds after which tables go. */
export const intakesKept = 24 * 60 * 60 * 1000

const show = (facts: queries.IntakeFacts) => toIntake(facts, kinds[facts.intake.kind].columns)

/** An own table. */
export const readIntake = async (db: Db, owner: Owner, id: number) =>
  show(orNotFound(await queries.findIntake(db, owner.id, id)))

/** A page of the own tables, the latest first. */
export const listIntakes = async (db: Db, owner: Owner, page: Page) => {
  const { count, rows } = await queries.findIntakes(db, owner.id, page)
  return { count, rows: rows.map(show) }
}

/** The rows of an own table, and which of their cells is which field. */
export const listRows = async (
  db: Db,
  owner: Owner,
  id: number,
  query: Parameters<typeof queries.findRows>[2],
) => {
  const { intake } = orNotFound(await queries.findIntake(db, owner.id, id))
  return { mapping: intake.mapping, ...(await queries.findRows(db, intake, query)) }
}

/** Looks at all rows anew; answers whether anything is different now, and how to write them. */
const checkAgain = async (tx: Tx, deps: Deps, intake: Locked) => {
  const { kind, eventId, mapping, consequences } = intake
  const rows = await queries.findAllRows(tx, intake)
  const lines = rows.map(row => toLine(row, mapping))
  const check = await kinds[kind].check(tx, deps, eventId ?? 0, lines)
  const changed = changedJudgements(rows, check.judged)
  if (changed.length > 0) await queries.updateJudgements(tx, changed)
  const isSame = changed.length === 0 && JSON.stringify(consequences) === JSON.stringify(check.consequences)
  return { ...check, isSame }
}

/** Works on an own table that is not applied yet. */
export const onOpen = <Result>(
  deps: Deps,
  owner: Owner,
  id: number,
  work: (tx: Tx, intake: Locked) => Promise<Result>,
) =>
  inTransaction(deps.db, async tx => {
    const intake = orNotFound(await queries.lockIntake(tx, owner.id, id))
    if (intake.appliedAt) throw new Refusal('state', texts.alreadyApplied)
    return work(tx, intake)
  })

type Assigned = { field: string; column: number }[]

/** Says which column is which, and remembers it for files with the same headings. */
export const mapIntake = (deps: Deps, owner: Owner, id: number, assigned: Assigned) =>
  onOpen(deps, owner, id, async (tx, intake) => {
    const { columns } = kinds[intake.kind]
    const known = assigned.filter(({ field }) => columns.some(column => column.field === field))
    const used = new Set(known.map(({ column }) => column))
    const isThere = (column: number) =>
      column < intake.headings.length && !(intake.leavesOutHidden && intake.hiddenColumns.includes(column))
    if (known.length < assigned.length || known.some(({ column }) => !isThere(column)))
      throw new InvalidField('columns', unknownChoice)
    if (used.size < known.length) throw new InvalidField('columns', texts.doubleColumn)
    const mapping = Object.fromEntries(known.map(({ field, column }) => [field, column]))
    await queries.putMapping(tx, intake.kind, headingsKey(intake.headings), mapping)
    const { consequences } = await checkAgain(tx, deps, { ...intake, mapping })
    await queries.updateIntake(tx, id, { mapping, consequences })
    return readIntake(tx, owner, id)
  })

/** Leaves out the rows and columns that are hidden in Excel, or takes them with the others. */
export const leaveOutHidden = (deps: Deps, owner: Owner, id: number, leavesOutHidden: boolean) =>
  onOpen(deps, owner, id, async (tx, intake) => {
    const { headings, hiddenColumns } = intake
    const mapping = leavesOutHidden
      ? withoutColumns(intake.mapping, hiddenColumns)
      : withHidden(intake.mapping, headings, hiddenColumns, kinds[intake.kind].columns)
    const { consequences } = await checkAgain(tx, deps, { ...intake, mapping, leavesOutHidden })
    await queries.updateIntake(tx, id, { mapping, leavesOutHidden, consequences })
    return readIntake(tx, owner, id)
  })

type Correction = { row: number; field: string; text: string }

/** Changes one cell, and looks at all rows anew: others may be right or wrong with it. */
export const correctIntake = (
  deps: Deps,
  owner: Owner,
  id: number,
  { row: rowId, field, text }: Correction,
) =>
  onOpen(deps, owner, id, async (tx, intake) => {
    const column = intake.mapping[field]
    if (column === undefined) throw new InvalidField('field', unknownChoice)
    const row = await queries.findRow(tx, id, rowId)
    if (!row) throw new InvalidField('row', unknownChoice)
    await queries.updateCells(tx, rowId, withCell(row.cells, column, text))
    const { consequences } = await checkAgain(tx, deps, intake)
    await queries.updateIntake(tx, id, { consequences })
    return readIntake(tx, owner, id)
  })

/**
 * Writes all rows as they were seen, or none. Whatever has changed meanwhile, in another tab or by somebody else, is
 * looked at first: then the preview is new, and nothing is written.
 */
export const applyIntake = async (deps: Deps, owner: Owner, id: number, seen: number) => {
  const isApplied = await onOpen(deps, owner, id, async (tx, intake) => {
    await queries.lockIntakes(tx)
    const { judged, consequences, isSame, write } = await checkAgain(tx, deps, intake)
    if (!isSame) await queries.updateIntake(tx, id, { consequences })
    if (!isSame || intake.version !== seen) return false
    const { columns } = kinds[intake.kind]
    if (judged.length === 0) throw new Refusal('state', texts.noRowLeft)
    if (
      missingColumns(columns, intake.mapping).length > 0 ||
      judged.some(({ outcome }) => outcome === 'faulty')
    )
      throw new Refusal('state', texts.stillFaulty)
    await write()
    await queries.updateIntake(tx, id, { appliedAt: deps.clock.now() })
    await queries.deleteSource(tx, id)
    return true
  })
  if (!isApplied) throw new Refusal('changed', texts.changedMeanwhile)
  return readIntake(deps.db, owner, id)
}

/** Forgets an own table. */
export const deleteIntake = (deps: Deps, owner: Owner, id: number) =>
  inTransaction(deps.db, async tx => {
    const gone = await queries.deleteIntake(tx, owner.id, id)
    if (gone.length === 0) throw new NotFound()
  })

export const tidyIntakesJob = 'tidy-intakes'

/** Deletes tables that are a day old: they may hold what people have typed of others. */
export const tidyIntakes = (tx: Tx, { clock }: Deps) =>
  queries.deleteIntakesBefore(tx, new Date(clock.now().getTime() - intakesKept))
