import type {
  Intake,
  IntakeDelimiter,
  IntakeKind,
  IntakeOutcome,
  IntakeProblem,
  IntakeRow,
} from '@tafelrunde/contract/admin/intakes'
import { type Column, missingColumns, textsOf } from './columns.rules.ts'
import type { Judged } from './judged.rules.ts'

type Mapping = Record<string, number>
type Facts = {
  intake: {
    id: number
    kind: IntakeKind
    fileName: string
    createdAt: Date
    appliedAt: Date | null
    version: number
    delimiter: IntakeDelimiter | null
    headings: string[]
    mapping: Mapping
    consequences: string[]
    hiddenColumns: number[]
    leavesOutHidden: boolean
  }
  event: { id: number; name: string } | null
  hiddenRows: number
} & Record<IntakeOutcome, number>

/** A table as the contract has it. */
export const toIntake = ({ intake, event, hiddenRows, ...counts }: Facts, columns: Column[]): Intake => ({
  id: intake.id,
  kind: intake.kind,
  event,
  file_name: intake.fileName,
  created: intake.createdAt,
  applied: intake.appliedAt,
  version: intake.version,
  delimiter: intake.delimiter,
  headings: intake.headings,
  columns: columns.map(({ field, label, required = false }) => ({
    field,
    label,
    required,
    column: intake.mapping[field] ?? null,
  })),
  missing: missingColumns(columns, intake.mapping),
  counts: { rows: Object.values(counts).reduce((sum, one) => sum + one, 0), ...counts },
  hidden:
    hiddenRows > 0 || intake.hiddenColumns.length > 0
      ? { rows: hiddenRows, columns: intake.hiddenColumns, left_out: intake.leavesOutHidden }
      : null,
  consequences: intake.consequences,
})

type Row = { id: number; line: number; cells: string[]; outcome: IntakeOutcome; problems: IntakeProblem[] }

/** A row as the contract has it: its cells by their fields. */
export const toIntakeRow = ({ id, line, cells, outcome, problems }: Row, mapping: Mapping): IntakeRow => ({
  id,
  line,
  outcome,
  problems,
  cells: textsOf(cells, mapping),
})

/** Cells with one of them changed. */
export const withCell = (cells: string[], column: number, text: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, index) =>
    index === column ? text : (cells[index] ?? ''),
  )

/** The database keeps the parts of a problem in an order of its own. */
const said = ({ outcome, problems }: Judged) =>
  JSON.stringify([outcome, problems.map(({ field, reason, offers }) => [field, reason, offers])])

/** The rows of which something else is true now. */
export const changedJudgements = (rows: ({ id: number } & Judged)[], judged: Judged[]) =>
  rows.flatMap(({ id, ...before }, index) => {
    const now = judged[index]
    return now && said(before) !== said(now) ? [{ id, ...now }] : []
  })
