import {
  type AnswersBody,
  healthAnswersKeptDays,
  type OwnAnswers,
  type Question,
} from '@tafelrunde/contract/events/questions'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { lockSubscription } from '../subscriptions.queries.ts'
import { joinOrWait, readEventSubscription } from '../subscriptions.service.ts'
import { answersTo, faultOf } from './answers.rules.ts'
import * as queries from './questions.queries.ts'
import * as texts from './questions.texts.ts'

type Person = { eventId: number; accountId: number }

const toQuestion = (row: Awaited<ReturnType<typeof queries.lockAsked>>[number]): Question => {
  const { id, kind, text, help, options, required, isHealth } = row
  return { id, kind, text, help, options, required, health: isHealth }
}

/** What an event asks now, and what the account has answered to it. */
export const readAnswers = async (db: Db, { eventId, accountId }: Person) => {
  const asked = (await queries.findQuestions(db, eventId)).filter(({ isActive }) => isActive)
  const subscription = await queries.findSubscriptionId(db, eventId, accountId)
  const answers = subscription === undefined ? [] : await queries.findAnswers(db, subscription)
  return {
    questions: asked.map(toQuestion),
    answers: answers.filter(({ question }) => asked.some(({ id }) => id === question)),
    isRegistered: subscription !== undefined,
  }
}

/** What an event asks, and what the account has answered. */
export const readOwnAnswers = async (
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  person: Person,
): Promise<OwnAnswers> => {
  const { event } = await readEvent(db, false, person.eventId)
  const { isRegistered, ...answers } = await readAnswers(db, person)
  return {
    ...answers,
    changeable: isRegistered && event.state !== 'cancelled' && clock.now() < event.startsAt,
  }
}

/** Keeps what somebody answers to all that is asked now; faults of all questions are told together. */
export const saveAnswers = async (
  tx: Tx,
  { eventId, accountId }: Person,
  given: AnswersBody,
  now: Date,
  { mayStayOpen = false } = {},
) => {
  const asked = answersTo(await queries.lockAsked(tx, eventId), given.answers)
  const faults = asked.flatMap(({ question, values }) => {
    const fault = mayStayOpen && values.length === 0 ? null : faultOf(question, values)
    return fault === null ? [] : [new InvalidField(`question_${question.id}`, fault)]
  })
  if (faults.length > 0) throw new InvalidFields(faults)
  const subscriptionId = await queries.findSubscriptionId(tx, eventId, accountId)
  if (subscriptionId === undefined) throw new Refusal('state', texts.notRegistered)
  const unsaid = asked.filter(({ values }) => values.length === 0).map(({ question }) => question.id)
  await queries.dropAnswers(tx, subscriptionId, unsaid)
  const said = asked.filter(({ values }) => values.length > 0)
  if (said.length === 0) return
  await queries.putAnswers(
    tx,
    said.map(({ question, values }) => ({ subscriptionId, questionId: question.id, values, changedAt: now })),
  )
}

/** Registers with answers, or joins the waitlist with them: both or neither. */
export const registerWithAnswers = (deps: Deps, person: Person, given: AnswersBody) =>
  inTransaction(deps.db, async tx => {
    const { eventId, accountId } = person
    await joinOrWait(tx, deps.clock.now(), eventId, accountId)
    await saveAnswers(tx, person, given, deps.clock.now())
    return readEventSubscription(tx, eventId, accountId)
  })

/** Changes the own answers, until the event begins. */
export const changeOwnAnswers = (deps: Deps, person: Person, given: AnswersBody) =>
  inTransaction(deps.db, async tx => {
    await lockSubscription(tx, person.eventId, person.accountId)
    const { event } = await readEvent(tx, false, person.eventId)
    if (deps.clock.now() >= event.startsAt) throw new Refusal('started', texts.begun)
    await saveAnswers(tx, person, given, deps.clock.now())
    return readOwnAnswers({ db: tx, clock: deps.clock }, person)
  })

export const tidyAnswersJob = 'tidy-answers'
export const healthAnswersKept = healthAnswersKeptDays * 24 * 60 * 60 * 1000

/** Deletes what was said of health a while after its event. */
export const tidyAnswers = (tx: Tx, { clock }: Deps) =>
  queries.deleteHealthAnswersBefore(tx, new Date(clock.now().getTime() - healthAnswersKept))
