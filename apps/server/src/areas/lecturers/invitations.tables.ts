import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { lecturers } from './lecturers.tables.ts'

/** Who may take a profile over by a mailed link: one for each profile, gone when it is used. Of its secret only the hash is kept. */
export const lecturerInvitations = pgTable(
  'lecturer_invitations',
  {
    lecturerId: integer('lecturer_id')
      .primaryKey()
      .references(() => lecturers.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  invitation => [
    index('lecturer_invitations_by_email').on(sql`lower(${invitation.email})`),
    index('lecturer_invitations_by_expiry').on(invitation.expiresAt),
  ],
)
