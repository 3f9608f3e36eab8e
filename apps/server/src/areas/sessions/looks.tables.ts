import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** Somebody of the office sees the app as this account does, for support: an Einblick. */
export const looks = pgTable(
  'looks',
  {
    id: id(),
    /** What its token calls it. */
    key: uuid().notNull().unique(),
    accountId: belongsTo('account_id', () => accounts.id),
    /** Null once the account of whoever looked is gone. */
    lookerId: integer('looker_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Where the looker is logged in: the look ends with it. Only a number, as sessions are tidied away. */
    sessionId: uuid('session_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When it ends by itself. */
    endsAt: moment('ends_at').notNull(),
    /** When it was ended before that. */
    endedAt: moment('ended_at'),
  },
  look => [
    index('looks_by_account').on(look.accountId, look.id),
    index('looks_by_looker').on(look.lookerId),
    index('looks_by_session').on(look.sessionId),
  ],
)
