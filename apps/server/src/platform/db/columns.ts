import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The key that every table has; the database alone gives it out. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Any bytes: the content of a file. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A foreign key that is always set. */
export const reference = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)

/** A foreign key to what this row is a part of: it goes together with it. */
export const belongsTo = (name: string, to: () => AnyPgColumn) =>
  integer(name).notNull().references(to, { onDelete: 'cascade' })
