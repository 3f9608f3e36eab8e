import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

type Values = Record<string, unknown>

/**
 * Who changed what of which record, from what to what: written by the trigger `audit()` alone, in the transaction that
 * changes. The number of a record's last entry is its version.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    /** The account; null: a command or a job, or somebody whose account is deleted. */
    actor: integer(),
    /** The key of the interface by which a program wrote in the actor's name. */
    apiKey: integer('api_key'),
    via: text({ enum: ['request', 'command', 'job', 'unknown'] }).notNull(),
    /** The table and the id of the row that it is about. */
    subject: text().notNull(),
    record: integer().notNull(),
    action: text({ enum: ['create', 'change', 'delete'] }).notNull(),
    /** By the columns' names: of a change those that changed; null: there was, or is, nothing. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
  },
  entry => [
    index('audit_entries_by_record').on(entry.subject, entry.record, entry.id),
    index('audit_entries_by_actor').on(entry.actor),
  ],
)
