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

/** Who answered a question with this, or, without a value, who did not answer it. */
export type Answered = { question: number; value: string }

/** What somebody answered at registration, but for what tells of health or belief. */
export const registrationAnswers = sql<{ question: string; values: string[] }[]>`(
  select coalesce(json_agg(json_build_object('question', q.text, 'values', a."values") order by q.position, q.id), '[]')
  from event_answers a join event_questions q on q.id = a.question_id
  where a.subscription_id = ${eventSubscriptions.id} and not q.is_health)`

/** The condition that a registration is one of these. */
export const hasAnswered = ({ question, value }: Answered) =>
  value === ''
    ? sql`${eventSubscriptions.state} <> 'cancelled' and not exists (select from event_answers a
        where a.subscription_id = ${eventSubscriptions.id} and a.question_id = ${question})
        and ${eventSubscriptions.eventId} = (select q.event_id from event_questions q where q.id = ${question})`
    : sql`exists (select from event_answers a where a.subscription_id = ${eventSubscriptions.id}
        and a.question_id = ${question} and ${value} = any(a."values"))`
