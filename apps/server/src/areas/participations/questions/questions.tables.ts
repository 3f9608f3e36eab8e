import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'
import { eventSubscriptions } from '../subscriptions.tables.ts'

/** What an event asks whoever registers for it. */
export const eventQuestions = pgTable(
  'event_questions',
  {
    id: id(),
    eventId: belongsTo('event_id', () => events.id),
    kind: text({ enum: ['choice', 'choices', 'short', 'long', 'yes_no'] }).notNull(),
    text: text().notNull(),
    help: text().notNull(),
    /** What can be chosen. */
    options: text().array().notNull(),
    required: boolean().notNull(),
    /** Tells of health or belief: voluntary, and its answers go soon after the event (Art. 9 DSGVO). */
    isHealth: boolean('is_health').notNull(),
    /** Its answer is where somebody's school is, by which the reports count. */
    isRegion: boolean('is_region').notNull().default(false),
    /** Whether it is asked; what is put away keeps its answers. */
    isActive: boolean('is_active').notNull(),
    position: integer().notNull(),
  },
  question => [
    index('event_questions_order').on(question.eventId, question.position),
    check('event_questions_voluntary', sql`not (${question.isHealth} and ${question.required})`),
    check(
      'event_questions_region',
      sql`not ${question.isRegion} or (${question.kind} = 'choice' and not ${question.isHealth})`,
    ),
    check(
      'event_questions_options',
      sql`(${question.kind} in ('choice', 'choices')) = (cardinality(${question.options}) > 0)`,
    ),
  ],
)

/** What somebody answered to one of them; it goes with the registration, and with the account. */
export const eventAnswers = pgTable(
  'event_answers',
  {
    subscriptionId: belongsTo('subscription_id', () => eventSubscriptions.id),
    questionId: reference('question_id', () => eventQuestions.id),
    /** What was chosen, or the one text that was written. */
    values: text().array().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  answer => [
    primaryKey({ columns: [answer.subscriptionId, answer.questionId] }),
    check('event_answers_said', sql`cardinality(${answer.values}) > 0`),
    index('event_answers_by_question').on(answer.questionId),
  ],
)
