import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../accounts.tables.ts'

/** With what somebody logs in besides the password: one secret that an authenticator app makes codes of (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The secret, sealed by a key that is not in the database. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The name of that key: after a change of keys it tells what has to be sealed anew. */
  sealedBy: text('sealed_by').notNull(),
  /** The half minute since 1970 of the last code that was used: none of this or an earlier one is good any more. */
  lastStep: integer('last_step').notNull(),
  switchedOnAt: moment('switched_on_at').notNull(),
})

/** SQL: whether an account, by the name that it has in a statement, has a second step: an app or a passkey. */
export const hasSecondFactor = (account: string) =>
  `(exists (select from second_factors where account_id = ${account}.id)
    or exists (select from passkeys where account_id = ${account}.id))`

/**
 * SQL: whether an account, by the name that it has in a statement, is of the office and has no second step although the
 * association asks its office for one. False for everybody else before anything is looked up.
 */
export const lacksSecondFactor = (account: string) =>
  `((${account}.is_staff or ${account}.is_superuser) and (select staff_second_factor from association)
    and not ${hasSecondFactor(account)})`

/** What logs in instead of a code, each once: for whoever has lost the device. Only the hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: belongsTo('account_id', () => accounts.id),
    hash: text().notNull(),
    usedAt: moment('used_at'),
  },
  code => [primaryKey({ columns: [code.accountId, code.hash] })],
)
