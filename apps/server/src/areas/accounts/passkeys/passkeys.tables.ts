import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, bytea, id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../accounts.tables.ts'

/** What logs in without a password: keys of which the private half is in a device or password manager (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    /** The name that the authenticator gave it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** The public half, as COSE writes it. No attestation is asked for, and none kept. */
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, as the authenticator counts; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The name of the server that it is good for. */
    rpId: text('rp_id').notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  key => [
    uniqueIndex('passkeys_credential').on(key.credentialId),
    index('passkeys_by_account').on(key.accountId),
    check('passkeys_counter_fits', sql`${key.counter} between 0 and 4294967295`),
    check('passkeys_have_a_name', sql`${key.name} <> ''`),
  ],
)

/** Attempts that have succeeded, until they would be over by themselves: none succeeds twice. */
export const spentAttempts = pgTable(
  'spent_attempts',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  attempt => [index('spent_attempts_by_expiry').on(attempt.expiresAt)],
)
