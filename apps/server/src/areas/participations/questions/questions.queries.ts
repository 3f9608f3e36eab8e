import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { eventSubscriptions } from '../subscriptions.tables.ts'
import { eventAnswers, eventQuestions } from './questions.tables.ts'

type Question = Omit<typeof eventQuestions.$inferInsert, 'id'>

const inOrder = [asc(eventQuestions.position), asc(eventQuestions.id)]

/** All of an event, with how many have answered each. */
export const findQuestions = (db: Db, eventId: number) =>
  db
    .select({
      ...getTableColumns(eventQuestions),
      answers: sql<number>`(select count(*)::integer from event_answers given where given.question_id = event_questions.id)`,
    })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId))
    .orderBy(...inOrder)

/** Nobody answers them meanwhile. */
export const lockQuestions = (tx: Tx, eventId: number) =>
  tx
    .select({ id: eventQuestions.id })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId))
    .orderBy(eventQuestions.id)
    .for('update')

/** What is asked now. The office changes none of it while somebody answers. */
export const lockAsked = (tx: Tx, eventId: number) =>
  tx
    .select()
    .from(eventQuestions)
    .where(and(eq(eventQuestions.eventId, eventId), eq(eventQuestions.isActive, true)))
    .orderBy(...inOrder)
    .for('share')

/** What has been chosen of a question, each once. */
export const findChosen = async (tx: Tx, questionId: number) => {
  const { rows } = await tx.execute<{ value: string }>(
    sql`select distinct unnest("values") as value from event_answers where question_id = ${questionId}`,
  )
  return rows.map(({ value }) => value)
}

export const insertQuestion = (tx: Tx, question: Question) => tx.insert(eventQuestions).values(question)

export const updateQuestion = (tx: Tx, id: number, question: Question) =>
  tx.update(eventQuestions).set(question).where(eq(eventQuestions.id, id))

export const deleteQuestions = (tx: Tx, ids: number[]) =>
  tx.delete(eventQuestions).where(inArray(eventQuestions.id, ids))

/** An account's registration for an event, unless it is cancelled. */
export const findSubscriptionId = async (db: Db, eventId: number, accountId: number) => {
  const [row] = await db
    .select({ id: eventSubscriptions.id })
    .from(eventSubscriptions)
    .where(
      and(
        eq(eventSubscriptions.eventId, eventId),
        eq(eventSubscriptions.accountId, accountId),
        ne(eventSubscriptions.state, 'cancelled'),
      ),
    )
  return row?.id
}

/** Whose registration for which event this is. */
export const findPerson = async (db: Db, subscriptionId: number) => {
  const [row] = await db
    .select({ eventId: eventSubscriptions.eventId, accountId: accounts.id })
    .from(eventSubscriptions)
    .innerJoin(accounts, eq(accounts.id, eventSubscriptions.accountId))
    .where(eq(eventSubscriptions.id, subscriptionId))
  return row
}

export const findAnswers = (db: Db, subscriptionId: number) =>
  db
    .select({ question: eventAnswers.questionId, values: eventAnswers.values })
    .from(eventAnswers)
    .where(eq(eventAnswers.subscriptionId, subscriptionId))

export const putAnswers = (tx: Tx, answers: (typeof eventAnswers.$inferInsert)[]) =>
  tx
    .insert(eventAnswers)
    .values(answers)
    .onConflictDoUpdate({
      target: [eventAnswers.subscriptionId, eventAnswers.questionId],
      set: { values: sql`excluded."values"`, changedAt: sql`excluded.changed_at` },
      setWhere: sql`event_answers."values" <> excluded."values"`,
    })

export const dropAnswers = (tx: Tx, subscriptionId: number, questionIds: number[]) =>
  tx
    .delete(eventAnswers)
    .where(
      and(eq(eventAnswers.subscriptionId, subscriptionId), inArray(eventAnswers.questionId, questionIds)),
    )

/** What was said of health for events that ended before then. */
export const deleteHealthAnswersBefore = (tx: Tx, moment: Date) =>
  tx.execute(sql`delete from event_answers given using event_questions question, events event
    where question.id = given.question_id and event.id = question.event_id
      and question.is_health and event.ends_at < ${moment.toISOString()}`)

/** What everybody of an event has answered, by family name; `silent`: also who has answered nothing. */
export const findAllAnswers = (db: Db, eventId: number, { silent = false } = {}) =>
  db
    .select({
      id: eventSubscriptions.id,
      first_name: accounts.firstName,
      last_name: accounts.lastName,
      email: accounts.email,
      waits: sql<boolean>`${eventSubscriptions.state} = 'waitlisted'`,
      answers: sql<{ question: number; values: string[] }[]>`json_agg(json_build_object(
        'question', ${eventAnswers.questionId}, 'values', ${eventAnswers.values}))`,
    })
    .from(eventSubscriptions)
    .leftJoin(eventAnswers, eq(eventAnswers.subscriptionId, eventSubscriptions.id))
    .innerJoin(accounts, eq(accounts.id, eventSubscriptions.accountId))
    .where(
      and(
        eq(eventSubscriptions.eventId, eventId),
        ne(eventSubscriptions.state, 'cancelled'),
        silent ? undefined : isNotNull(eventAnswers.questionId),
      ),
    )
    .groupBy(eventSubscriptions.id, accounts.id)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(eventSubscriptions.id))
