import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { filtersOf } from '../../../platform/db/filters.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { participations } from '../participations.tables.ts'
import { feedback } from './feedback.tables.ts'

/**
 * The account's own participation with what feedback depends on. It stays the account's until the transaction
 * ends, so that no comment comes in behind an erasure.
 */
export const lockForFeedback = async (tx: Tx, accountId: number, id: number) => {
  const [row] = await tx
    .select({
      id: participations.id,
      state: participations.state,
      endsAt: participations.endsAt,
      eventState: events.state,
      feedbackDeadline: events.feedbackDeadline,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .where(and(eq(participations.accountId, accountId), filtersOf({ id }, { id: participations.id })))
    .for('share', { of: participations })
  return row
}

type Row = Omit<typeof feedback.$inferInsert, 'createdAt' | 'updatedAt'>

/** Writes feedback, or writes over the one that was there. */
export const saveFeedback = (tx: Tx, row: Row, now: Date) =>
  tx
    .insert(feedback)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: feedback.participationId, set: { ...row, updatedAt: now } })

/** Ratings stay as figures; what people wrote may tell who they are. */
export const forgetComments = (tx: Tx, participationIds: number[]) =>
  tx.update(feedback).set({ comment: '' }).where(inArray(feedback.participationId, participationIds))
