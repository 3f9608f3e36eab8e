import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'
import { participations } from '../participations.tables.ts'
import { eventSubscriptions } from '../subscriptions.tables.ts'

/**
 * What somebody has to be written about, noted in the same moment in which it changes and turned into letters a
 * little later (decision 11). A note keeps only what was: what is now stands in the tables themselves.
 */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    // Of these two at least one is set; both where a place came with the registration for its event.
    participationId: integer('participation_id').references(() => participations.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').references(() => eventSubscriptions.id, {
      onDelete: 'cascade',
    }),
    kind: text({ enum: ['change', 'reminder', 'feedback'] })
      .notNull()
      .default('change'),
    /** The state before. */
    was: text({ enum: ['none', 'registered', 'waitlisted'] }).notNull(),
    // Where and when the timeslot was before it was moved; null where it was not.
    wasStartsAt: moment('was_starts_at'),
    wasEndsAt: moment('was_ends_at'),
    wasLocation: text('was_location'),
    createdAt: moment('created_at').notNull(),
  },
  note => [
    // Looked for every few seconds, also in a rush; there are few of them.
    index('booking_notes_of_moves').on(note.createdAt).where(sql`${note.wasStartsAt} is not null`),
    index('booking_notes_by_participation').on(note.participationId),
    index('booking_notes_by_subscription').on(note.subscriptionId),
  ],
)
