import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** What of the association is to be changed. */
export type Changes = { fourEyes?: false }

/** A change of the association that another person confirms or rejects; one at most waits. */
export const waitingChanges = pgTable(
  'waiting_changes',
  {
    id: id(),
    changes: jsonb().$type<Changes>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    askedBy: text('asked_by').notNull(),
    askedById: integer('asked_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    decidedById: integer('decided_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    isConfirmed: boolean('is_confirmed'),
  },
  row => [
    uniqueIndex('waiting_changes_one_waits')
      .on(sql`(${row.decidedAt} is null)`)
      .where(sql`${row.decidedAt} is null`),
    check(
      'waiting_changes_decided',
      sql`(${row.decidedAt} is null) = (${row.isConfirmed} is null) and (${row.decidedAt} is null) = (${row.decidedBy} = '')`,
    ),
    check('waiting_changes_four_eyes', sql`not ${row.isConfirmed} or ${row.decidedById} <> ${row.askedById}`),
    index('waiting_changes_by_asker').on(row.askedById),
    index('waiting_changes_by_decider').on(row.decidedById),
  ],
)
