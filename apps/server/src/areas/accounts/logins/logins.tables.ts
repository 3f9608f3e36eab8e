import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../accounts.tables.ts'

/** Each login that succeeded or was refused (decision 71). What was typed is not kept, and no network address. */
export const logins = pgTable(
  'logins',
  {
    id: id(),
    at: moment('at').notNull(),
    /** Null: nobody knows whose, as with an address that no account has. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    way: text({ enum: ['password', 'portal', 'passkey'] }).notNull(),
    /** What proved the second step besides the way. */
    secondStep: text('second_step', { enum: ['app', 'recovery_code'] }),
    /** As in the contract, which says what each of them means. */
    outcome: text({
      enum: [
        'entered',
        'unfinished',
        'wrong_password',
        'wrong_code',
        'inactive',
        'no_password',
        'unknown',
        'refused',
      ],
    }).notNull(),
    /** Browser and system, as far as they tell: "Chrome auf Android". */
    device: text().notNull(),
  },
  login => [
    index('logins_by_account').on(login.accountId, login.id),
    index('logins_by_moment').on(login.at),
    check('logins_name_whom_they_know', sql`(${login.outcome} = 'unknown') <= (${login.accountId} is null)`),
    check(
      'logins_know_whom',
      sql`${login.accountId} is not null or ${login.outcome} in ('unknown', 'refused')`,
    ),
  ],
)
