import { type IntakeKind, mostIntakeRows } from '@tafelrunde/contract/admin/intakes'
import { withoutControls } from '@tafelrunde/contract/values/text'
import { fileNameOf } from '../../common/file-names.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import type { Delimiter, Row } from '../../platform/tables/row.ts'
import { UnreadableTable } from '../../platform/tables/unreadable.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { headingsKey, splitTable, within } from './columns.rules.ts'
import { filledColumns, leavesOut, recogniseSeen, withoutColumns } from './hidden.rules.ts'
import * as queries from './intake.queries.ts'
import { onOpen, readIntake } from './intake.service.ts'
import * as texts from './intake.texts.ts'
import type { Judged } from './judged.rules.ts'
import { kinds } from './kinds.service.ts'
import { toLine } from './lines.service.ts'

type Owner = { id: number }

/** How many tables of one person are kept. */
const mostKept = 10
/** Excel itself keeps no more signs in a cell; every field takes less. */
const longestCell = 32_767
/** A title and blank lines may stand above the headings. */
const rowsAbove = 20

type Reading = { kind: IntakeKind; delimiter?: Delimiter; field: 'file' | 'delimiter' }

/** Headings and rows of a file; what is none is refused at this field. */
const readFile = async (file: Uint8Array, { kind, delimiter, field }: Reading) => {
  const table = await readTable(file, mostIntakeRows + rowsAbove, delimiter).catch(error => {
    throw error instanceof UnreadableTable ? new InvalidField(field, error.message) : error
  })
  if (table.rows.length === 0) throw new InvalidField(field, texts.emptyTable)
  const clean = table.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map(cell => withoutControls(cell.slice(0, longestCell))),
  }))
  const split = splitTable(clean, kinds[kind].columns)
  const { headings, rows } = split
  if (rows.length === 0) throw new InvalidField(field, texts.noRows)
  if (rows.length > mostIntakeRows) throw new InvalidField(field, texts.tooManyRows)
  return {
    headings,
    rows,
    hiddenColumns: filledColumns(table.hiddenColumns, split),
    delimiter: table.delimiter,
  }
}

type Read = { headings: string[]; rows: Row[]; hiddenColumns: number[] }

/** Assigns the columns as it was done the last time, and looks what the rows would do. */
const judgeRows = async (
  tx: Tx,
  deps: Deps,
  { kind, eventId }: { kind: IntakeKind; eventId: number | null },
  read: Read,
) => {
  const { columns, check } = kinds[kind]
  const { headings, rows, hiddenColumns } = read
  const remembered = await queries.findMapping(tx, kind, headingsKey(headings))
  const leavesOutHidden = leavesOut(hiddenColumns, read)
  const leftOut = leavesOutHidden ? hiddenColumns : []
  const mapping = remembered
    ? withoutColumns(within(remembered, headings), leftOut)
    : recogniseSeen(headings, leftOut, columns)
  const taken = rows.filter(({ isHidden }) => !(isHidden && leavesOutHidden))
  const { judged, consequences } = await check(
    tx,
    deps,
    eventId ?? 0,
    taken.map(row => toLine(row, mapping)),
  )
  const judgements = new Map(taken.map((row, index) => [row, judged[index]]))
  // What is left out is judged when it is taken with the others.
  const none: Judged = { outcome: 'unchanged', problems: [] }
  return {
    facts: { headings, mapping, hiddenColumns, leavesOutHidden, consequences },
    rows: rows.map(row => ({ ...row, ...(judgements.get(row) ?? none) })),
  }
}

type Upload = { kind: IntakeKind; event: number | null; name: string; file: Uint8Array }

/** Keeps the rows of an uploaded table for its owner, and looks what they would do. */
export const createIntake = async (
  deps: Deps,
  owner: Owner,
  { kind, event: eventId, file, name }: Upload,
) => {
  if (eventId === null && kinds[kind].needsEvent) throw new InvalidField('event', texts.noEvent)
  await checkEventFilter(deps.db, true, eventId ?? undefined)
  const { delimiter, ...read } = await readFile(file, { kind, field: 'file' })
  return inTransaction(deps.db, async tx => {
    const { facts, rows } = await judgeRows(tx, deps, { kind, eventId }, read)
    const fileName = fileNameOf(name) || 'Tabelle'
    const createdAt = deps.clock.now()
    const id = await queries.insertIntake(tx, {
      ...facts,
      accountId: owner.id,
      eventId,
      kind,
      fileName,
      delimiter,
      createdAt,
    })
    await queries.insertRows(tx, id, rows)
    if (delimiter !== null) await queries.insertSource(tx, id, file)
    await queries.deleteAllButLatest(tx, owner.id, mostKept)
    return readIntake(tx, owner, id)
  })
}

/** Reads an own CSV file anew, its columns parted by another sign. What was corrected before stood in other cells. */
export const changeDelimiter = async (deps: Deps, owner: Owner, id: number, delimiter: Delimiter) => {
  const { intake } = orNotFound(await queries.findIntake(deps.db, owner.id, id))
  if (intake.appliedAt) throw new Refusal('state', texts.alreadyApplied)
  if (intake.delimiter === delimiter) return readIntake(deps.db, owner, id)
  const source = intake.delimiter && (await queries.findSource(deps.db, id))
  if (!source) throw new InvalidField('delimiter', texts.noSource)
  const read = await readFile(source, { kind: intake.kind, delimiter, field: 'delimiter' })
  return onOpen(deps, owner, id, async tx => {
    const { facts, rows } = await judgeRows(tx, deps, intake, read)
    await queries.deleteRows(tx, id)
    await queries.insertRows(tx, id, rows)
    await queries.updateIntake(tx, id, { ...facts, delimiter })
    return readIntake(tx, owner, id)
  })
}
