import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** As in the contract, which says what each of them opens. */
const scopes = [
  'programme:read',
  'programme:write',
  'people:read',
  'members:write',
  'registrations:read',
  'registrations:write',
  'exhibition:read',
  'exhibition:write',
  'money:read',
  'money:write',
] as const

/** By which a program asks in the name of somebody of the office. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    name: text().notNull(),
    /** How its secret begins. */
    prefix: text().notNull(),
    /** SHA-256; the secret itself is known to its owner alone. */
    secretHash: text('secret_hash').notNull().unique(),
    scopes: text({ enum: scopes }).array().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Whence that was: a network, never a whole address. */
    lastNetwork: text('last_network'),
    revokedAt: moment('revoked_at'),
  },
  key => [
    index('api_keys_by_account').on(key.accountId),
    check('api_keys_opens_something', sql`cardinality(${key.scopes}) > 0`),
    check(
      'api_keys_ends',
      sql`${key.expiresAt} > ${key.createdAt} and ${key.expiresAt} <= ${key.createdAt} + interval '731 days'`,
    ),
  ],
)
