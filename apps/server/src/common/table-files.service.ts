import { buffer } from 'node:stream/consumers'
import { type TableFormat, tableTypes } from '@tafelrunde/contract/admin/export'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { stringify } from 'csv-stringify/sync'
import { spool } from '../platform/spool.ts'
import { fileNameOf } from './file-names.rules.ts'
import { typedCell } from './formulas.rules.ts'
import { tableMoment } from './german.texts.ts'
import { type Cell, type Rows, type Table, writeWorkbook } from './workbook.service.ts'

export type { Cell } from './workbook.service.ts'

type ShortTable = { name: string; headings: string[]; rows: Cell[][] }

const csvOf = (rows: Cell[][], bom: boolean) =>
  Buffer.from(
    stringify(rows, {
      bom,
      // With a point German Excel takes 4.2 for the 4th of February.
      cast: { date: tableMoment, number: figure => String(figure).replace('.', ','), string: typedCell },
      delimiter: ';',
      record_delimiter: 'windows',
    }),
  )

/** A table as German Excel opens it by a double click; it must not take what people enter for a formula. */
export const writeCsv = (headings: string[], rows: Cell[][]) => csvOf([headings, ...rows], true)

async function* csvParts(headings: string[], rows: Rows) {
  yield csvOf([headings], true)
  for await (const part of rows) if (part.length > 0) yield csvOf(part, false)
}

/** Tables as the sheets of a workbook. */
export const writeXlsx = (...tables: ShortTable[]) =>
  buffer(writeWorkbook(tables.map(table => ({ ...table, rows: [table.rows] }))))

/** The types of the files below; whoever reads a CSV learns that its first line are the headings. */
export const tableFileTypes = { ...tableTypes, csv: 'text/csv; charset=utf-8; header=present' }

type Wish = { format: TableFormat; now: Date; about?: string }

/** „Regionen Herbsttagung 2027-03-13.xlsx“. */
const fileName = (table: string, { format, now, about = '' }: Wish) => {
  const named = fileNameOf(about.replaceAll(/[/\\]/g, ' '))
  return `${[table, named, berlinDay(now)].filter(Boolean).join(' ')}.${format}`
}

/** A table as one file. */
export const tableFile = async (table: ShortTable, wish: Wish) => ({
  name: fileName(table.name, wish),
  bytes: wish.format === 'csv' ? writeCsv(table.headings, table.rows) : await writeXlsx(table),
})

/** The same for a table of any length, which is written beside the memory and read from there. */
export const longTableFile = async (table: Table, wish: Wish) => ({
  name: fileName(table.name, wish),
  ...(await spool(wish.format === 'csv' ? csvParts(table.headings, table.rows) : writeWorkbook([table]))),
})
