import { type TableFormat, tableTypes } from '@tafelrunde/contract/admin/export'
import { berlinDay, berlinText } from '@tafelrunde/contract/berlin'
import { stringify } from 'csv-stringify/sync'
import { tableMoment } from './german.texts.ts'

export type Cell = string | number | Date | null
type Table = { name: string; headings: string[]; rows: Cell[][] }

/** A table as German Excel opens it by a double click; it must not take what people enter for a formula. */
export const writeCsv = (headings: string[], rows: Cell[][]) =>
  Buffer.from(
    stringify([headings, ...rows], {
      bom: true,
      // With a point German Excel takes 4.2 for the 4th of February.
      cast: { date: tableMoment, number: figure => String(figure).replace('.', ',') },
      delimiter: ';',
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
  )

/** Excel refuses a file with more signs than that in a cell. */
const mostSigns = 32_767
const widest = 50

/** Excel knows no time zones: what its cell shows is the time in Berlin. */
const excelMoment = (moment: Date) => new Date(`${berlinText(moment).slice(0, 19)}Z`)

const excelCell = (cell: Cell) => {
  if (cell === null || cell === '') return null
  if (cell instanceof Date) return { type: Date, value: excelMoment(cell), format: 'dd.mm.yyyy hh:mm' }
  if (typeof cell === 'number') return { type: Number, value: cell }
  return { type: String, value: cell.slice(0, mostSigns) }
}

const lengthOf = (cell: Cell = null) => (cell instanceof Date ? 16 : String(cell ?? '').length)

const widthOf = (column: number, rows: Cell[][]) =>
  Math.min(
    rows.reduce((longest, row) => Math.max(longest, lengthOf(row[column])), 8),
    widest,
  ) + 2

const sheetOf = ({ name, headings, rows }: Table) => ({
  sheet: name,
  stickyRowsCount: 1,
  columns: headings.map((_, column) => ({ width: widthOf(column, [headings, ...rows]) })),
  data: [
    headings.map(value => ({ type: String, value, fontWeight: 'bold' as const })),
    ...rows.map(row => row.map(excelCell)),
  ],
})

/** Tables as the sheets of a workbook, whose headings stay in sight. Texts are texts, whatever they begin with. */
export const writeXlsx = async (...tables: Table[]) => {
  const { default: writeExcelFile } = await import('write-excel-file/node') // with the first workbook: a start needs none
  return writeExcelFile(tables.map(sheetOf)).toBuffer()
}

/** The types of the files below; whoever reads a CSV learns that its first line are the headings. */
export const tableFileTypes = { ...tableTypes, csv: 'text/csv; charset=utf-8; header=present' }

type Wish = { format: TableFormat; now: Date; about?: string }

/** A table as one file: „Regionen Herbsttagung 2027-03-13.xlsx“. */
export const tableFile = async (table: Table, { format, now, about = '' }: Wish) => ({
  name: `${[table.name, about, berlinDay(now)].filter(Boolean).join(' ')}.${format}`,
  bytes: format === 'csv' ? writeCsv(table.headings, table.rows) : await writeXlsx(table),
})
