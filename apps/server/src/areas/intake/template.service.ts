import type { IntakeKind } from '@tafelrunde/contract/admin/intakes'
import { writeXlsx } from '../../common/table-files.service.ts'
import type { Db } from '../../platform/db/database.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { labelIn } from './columns.rules.ts'
import { findFaultyRows, findIntake } from './intake.queries.ts'
import { kinds } from './kinds.service.ts'

/** A workbook to fill in: examples below the headings, and a sheet that explains each column. */
export const writeTemplate = async (kind: IntakeKind) => {
  const { name, columns } = kinds[kind]
  const examples = Math.max(...columns.map(column => column.examples.length))
  const bytes = await writeXlsx(
    {
      name,
      headings: columns.map(({ label }) => label),
      rows: Array.from({ length: examples }, (_, row) => columns.map(column => column.examples[row] ?? null)),
    },
    {
      name: 'Erklärung',
      headings: ['Spalte', 'Nötig', 'Was hineingehört', 'Heißt auch'],
      rows: columns.map(({ label, required, explanation, synonyms }) => [
        label,
        required ? 'ja' : 'nein',
        explanation,
        synonyms.join(', '),
      ]),
    },
  )
  return { name: `Vorlage ${name}.xlsx`, bytes }
}

/** The faulty rows of an own table as they stand in the file, with what is wrong, for whoever has to look it up. */
export const writeFaults = async (db: Db, owner: { id: number }, id: number) => {
  const { intake } = orNotFound(await findIntake(db, owner.id, id))
  const { columns } = kinds[intake.kind]
  const rows = await findFaultyRows(db, intake)
  const bytes = await writeXlsx({
    name: 'Fehler',
    headings: ['Zeile', 'Was nicht stimmt', ...intake.headings],
    rows: rows.map(({ line, cells, problems }) => [
      line,
      problems.map(({ field, reason }) => `${labelIn(columns, field)}: ${reason}`).join('\n'),
      ...intake.headings.map((_, column) => cells[column] ?? null),
    ]),
  })
  return { name: `Fehler in ${intake.fileName.replace(/\.\w+$/, '')}.xlsx`, bytes }
}
