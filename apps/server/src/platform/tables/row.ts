/** A row of a table as people see it: its line in the file, counted from 1, and the texts of its cells. */
export type Row = { line: number; cells: string[]; isHidden?: true }

/** What parts the columns of a CSV file. */
export type Delimiter = 'semicolon' | 'tab' | 'comma'

/**
 * `hiddenColumns`: positions of those that are hidden in Excel, as rows may be, by hand or by a filter; `delimiter`: null for a workbook, and for a CSV file that names another sign itself.
 */
export type Table = { rows: Row[]; hiddenColumns: number[]; delimiter: Delimiter | null }
