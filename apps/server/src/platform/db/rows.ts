import { type SQL, sql } from 'drizzle-orm'

/** The one row that an insert without a conflict clause returns. */
export const onlyRow = <Row>([row]: Row[]) => {
  if (!row) throw new Error('an insert without a conflict clause always returns its row')
  return row
}

/** Any number of rows as one parameter, to be joined as `new`; `columns` are their names and types. */
export const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(${columns})`
