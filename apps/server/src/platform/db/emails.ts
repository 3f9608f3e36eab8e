import { writtenEmail } from '@tafelrunde/contract/values/email'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { onlyRow } from './rows.ts'

// The one place that says which e-mail addresses are the same: those that the database's own lower case makes the same,
// which is that of its indexes and not JavaScript's („İ“, „Σ“).

const folded = (email: string) => sql`lower(${writtenEmail(email)}::text)`

/** Whether a column names this address, in whatever letters. */
export const isEmail = (column: SQLWrapper, email: string) => sql`lower(${column}) = ${folded(email)}`

/** What an address is found by, for whatever counts addresses. */
export const keyOfEmail = async (db: Db, email: string) =>
  onlyRow((await db.execute<{ key: string }>(sql`select ${folded(email)} as key`)).rows).key

/** Whether both are the same address. */
export const isSameEmail = async (db: Db, one: string, other: string) =>
  (await keyOfEmail(db, one)) === (await keyOfEmail(db, other))
