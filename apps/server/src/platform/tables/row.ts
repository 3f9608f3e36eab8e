/** A row of a table as people see it: its line in the file, counted from 1, and the texts of its cells. */
export type Row = { line: number; cells: string[] }
