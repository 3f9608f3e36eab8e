import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** One login on one device: all refresh tokens that follow from it, and are revoked together. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo('account_id', () => accounts.id),
    /** Browser and system, as far as they tell: "Chrome auf Android". */
    device: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Its refresh tokens are no good any more; without the row its access tokens are none either. */
    revokedAt: moment('revoked_at'),
  },
  session => [index('sessions_by_account').on(session.accountId)],
)

/** A refresh token is used once, and once more within a minute by a second tab (contract A2). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    reusedAt: moment('reused_at'),
  },
  token => [index('refresh_tokens_by_session').on(token.sessionId)],
)
