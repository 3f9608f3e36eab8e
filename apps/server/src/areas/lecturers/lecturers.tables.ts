import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** The public profile of a person who gives workshops; an imported one need not have an account. */
export const lecturers = pgTable(
  'lecturers',
  {
    id: id(),
    /** Who this is in the programme that the person was imported from. */
    source: text().unique(),
    accountId: integer('account_id')
      .unique()
      .references(() => accounts.id),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    profileDescription: text('profile_description').notNull().default(''),
    picture: text().references(() => files.hash),
    createdAt: moment('created_at').notNull(),
  },
  lecturer => [
    index('lecturers_by_name').on(lecturer.lastName, lecturer.firstName, lecturer.id),
    index('lecturers_by_picture').on(lecturer.picture),
  ],
)

/**
 * Name and picture under which somebody gives workshops, where the account is joined: what that says counts before what
 * was imported.
 */
export const shownAs = {
  firstName: sql<string>`coalesce(${accounts.firstName}, ${lecturers.firstName})`,
  lastName: sql<string>`coalesce(${accounts.lastName}, ${lecturers.lastName})`,
  picture: sql<string | null>`coalesce(${accounts.picture}, ${lecturers.picture})`,
}

/** The same name as one text: „Dr. Henning Voß“. */
export const shownName = sql<string>`trim(concat_ws(' ', ${shownAs.firstName}, ${shownAs.lastName}))`
