/** A column of a table that the office fills in. */
export type Column = {
  field: string
  label: string
  required?: true
  /** Other headings that it is known by. */
  synonyms: string[]
  /** What the template says of it. */
  explanation: string
  /** What stands in the template's rows. */
  examples: string[]
}

type Row = { line: number; cells: string[] }
type Mapping = Record<string, number>

/** Headings are the same whatever stands in brackets behind them and how they are written. */
const plain = (heading: string) =>
  heading
    .slice(0, 255)
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const namesOf = ({ label, synonyms }: Column) => [label, ...synonyms].map(plain)

/** Which of the headings is which field, each of both once; what a column is called first counts most. */
export const recognise = (headings: string[], columns: Column[]): Mapping => {
  const mapping: Mapping = {}
  const taken = new Set<number>()
  const take = (field: string, column: number) => {
    if (column < 0 || field in mapping) return
    mapping[field] = column
    taken.add(column)
  }
  const find = (name: string) => headings.findIndex((one, index) => !taken.has(index) && plain(one) === name)
  for (const column of columns) take(column.field, find(plain(column.label)))
  for (const column of columns) for (const name of namesOf(column)) take(column.field, find(name))
  return mapping
}

const looked = 20

/** The row that has the most known headings, among the first ones; else the first. The rows below it are the table. */
export const splitTable = <R extends Row>(rows: R[], columns: Column[]) => {
  const known = rows.slice(0, looked).map(({ cells }) => Object.keys(recognise(cells, columns)).length)
  const at = known.indexOf(Math.max(...known))
  const head = rows[at]?.cells ?? []
  const below = rows.slice(at + 1)
  const width = below.reduce((widest, { cells }) => Math.max(widest, cells.length), head.length)
  const headings = Array.from({ length: width }, (_, index) => head[index] ?? '')
  return { headings, rows: below }
}

/** What is remembered of a file: its headings, however they are written. */
export const headingsKey = (headings: string[]) => headings.map(plain).join('|').slice(0, 2000)

/** A mapping without columns that the file does not have. */
export const within = (mapping: Mapping, headings: string[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column < headings.length))

/** Labels of required columns that are none of the file's. */
export const missingColumns = (columns: Column[], mapping: Mapping) =>
  columns.filter(({ field, required }) => required && !(field in mapping)).map(({ label }) => label)

/** A row's cells by the fields that they are. */
export const textsOf = (cells: string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, cells[column] ?? '']))

/** What people call a field. */
export const labelIn = (columns: Column[], field: string) =>
  columns.find(column => column.field === field)?.label ?? field
