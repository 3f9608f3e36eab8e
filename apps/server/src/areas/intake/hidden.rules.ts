import { type Column, recognise } from './columns.rules.ts'

type Mapping = Record<string, number>
type Table = { headings: string[]; rows: { cells: string[]; isHidden?: boolean }[] }

/** Of the columns that are hidden in Excel those that hold anything. */
export const filledColumns = (hidden: number[], { headings, rows }: Table) =>
  hidden.filter(column => headings[column] || rows.some(({ cells }) => cells[column]))

/**
 * Whether what is hidden in Excel is left out until somebody says otherwise: yes, because the office hides and filters what
 * is not meant this time, and what it sees there is what it expects here. What is missing then is announced and comes with
 * one tick, whereas what is written by mistake has to be found and taken back one by one. Only where no row would be left,
 * all of them are there.
 */
export const leavesOut = (hiddenColumns: number[], { rows }: Table) => {
  const hasHidden = hiddenColumns.length > 0 || rows.some(({ isHidden }) => isHidden)
  return hasHidden && rows.some(({ isHidden }) => !isHidden)
}

/** A mapping without these columns. */
export const withoutColumns = (mapping: Mapping, columns: number[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => !columns.includes(column)))

/** The fields of the headings that are not left out. */
export const recogniseSeen = (headings: string[], leftOut: number[], columns: Column[]) =>
  recognise(
    headings.map((heading, index) => (leftOut.includes(index) ? '' : heading)),
    columns,
  )

/** A mapping to which hidden columns come back, for fields that nothing else is. */
export const withHidden = (mapping: Mapping, headings: string[], hidden: number[], columns: Column[]) => {
  const seen = headings.flatMap((_, index) => (hidden.includes(index) ? [] : [index]))
  const found = recogniseSeen(headings, seen, columns)
  return { ...found, ...mapping }
}
