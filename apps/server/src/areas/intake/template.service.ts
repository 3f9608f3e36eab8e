import type { IntakeKind } from '@tafelrunde/contract/admin-intakes'
import { writeXlsx } from '../../common/table-files.service.ts'
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
