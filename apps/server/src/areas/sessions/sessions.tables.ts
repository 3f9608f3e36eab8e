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
    /** When its person last proved who they are, by password or passkey; null: not in this session. */
    provedAt: moment('proved_at'),
    /** Its refresh tokens are no good any more; without the row its access tokens are none either. */
    revokedAt: moment('revoked_at'),
  },
  session => [index('sessions_by_account').on(session.accountId)],
)

/** A refresh token is used for one successor, and stays good until that one has been used itself. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** What its use gave; a lost answer is asked for again. Only a number: the successor may be tidied away. */
    successorId: uuid('successor_id'),
  },
  token => [index('refresh_tokens_by_session').on(token.sessionId)],
)
