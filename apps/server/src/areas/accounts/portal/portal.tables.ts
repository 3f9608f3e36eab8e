import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/columns.ts'
import { accounts } from '../accounts.tables.ts'

/** Who an account is in the association's member portal: that person logs in to it, whatever their address is by then. */
export const portalLinks = pgTable(
  'portal_links',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** The portal's own name of the person, which never becomes another's (OpenID Connect Core 1.0, 5.7). */
    subject: text().notNull(),
    linkedAt: moment('linked_at').notNull(),
    /** The account is of the office because the portal says so, and no longer than it does. */
    grantsStaff: boolean('grants_staff').notNull().default(false),
  },
  link => [unique('portal_links_identity').on(link.issuer, link.subject)],
)
