import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/columns.ts'
import { participations } from '../participations.tables.ts'

/** What somebody thinks of a participation: four scales from 1 to 5 and a free text. */
export const feedback = pgTable(
  'feedback',
  {
    participationId: integer('participation_id')
      .primaryKey()
      .references(() => participations.id, { onDelete: 'cascade' }),
    content: smallint().notNull(),
    teaching: smallint().notNull(),
    organisation: smallint().notNull(),
    benefit: smallint().notNull(),
    comment: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  row => [
    check(
      'feedback_scales',
      sql`${row.content} between 1 and 5 and ${row.teaching} between 1 and 5
        and ${row.organisation} between 1 and 5 and ${row.benefit} between 1 and 5`,
    ),
  ],
)

/** What its author gets to see. */
export const feedbackColumns = {
  content: feedback.content,
  teaching: feedback.teaching,
  organisation: feedback.organisation,
  benefit: feedback.benefit,
  comment: feedback.comment,
}
