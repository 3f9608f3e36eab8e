import { createHash } from 'node:crypto'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** A table of ours as it is copied: `name` with its schema, the columns that are not computed, and its primary key. */
export type Table = { name: string; columns: string[]; key: string }

/** The same text for the same row in every database. */
export const sameText = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
  set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Our tables, and the list of migrations that they have had. Queues are left out: what waits in them is told apart. */
export const tablesOf = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
      array(select format('%I', attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      (select string_agg(format('%I', attname) || case when attcollation > 0 then ' collate "C"' else '' end, ', '
          order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute a on a.attrelid = indrelid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle') and relkind = 'r'
    order by name`,
  )
  return rows
}

/** The rows in the order of their key as PostgreSQL's own text (`copy … to stdout`), in pieces of any size. */
const rowsOf = (client: pg.ClientBase, { name, columns, key }: Table) =>
  client.query(to(`copy (select ${columns.join(', ')} from ${name} order by ${key}) to stdout`))

/** How many rows a table has, and the hash of all that they say. */
export type Content = { rows: number; sha256: string }

/** Tells what a table has; `take` is given its text meanwhile. */
export const contentOf = async (
  client: pg.ClientBase,
  table: Table,
  take: (piece: Buffer) => Promise<void> = async () => {},
): Promise<Content> => {
  const hash = createHash('sha256')
  const pieces = rowsOf(client, table)
  for await (const piece of pieces) {
    hash.update(piece)
    await take(piece)
  }
  return { rows: pieces.rowCount, sha256: hash.digest('hex') }
}

/** Takes rows in, in the text in which they came out. */
export const intoTable = (client: pg.ClientBase, { name, columns }: Pick<Table, 'name' | 'columns'>) =>
  client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
