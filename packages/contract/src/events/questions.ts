import * as z from 'zod/mini'
import { bodyReference } from '../http/body.ts'
import { IdParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SubscriptionAnswer } from '../people/subscription.ts'
import { anyBodyLines } from '../values/text.ts'

/** One of several, any of several, a line, some lines, yes or no. */
export const QuestionKind = z.enum(['choice', 'choices', 'short', 'long', 'yes_no'])
export type QuestionKind = z.infer<typeof QuestionKind>

export const longestAnswers: Partial<Record<QuestionKind, number>> = { short: 255, long: 2000 }

/** What a question of yes or no is answered with. */
export const yesAndNo = ['ja', 'nein']

/** How many days after its event an answer on health is deleted. */
export const healthAnswersKeptDays = 30

/** What an event asks whoever registers for it. */
export const Question = z
  .object({
    id: z.int(),
    kind: QuestionKind,
    text: z.string(),
    help: z.string(),
    /** What can be chosen; empty where it is written. */
    options: z.array(z.string()),
    required: z.boolean(),
    /** About food, needs or whatever else tells of health or belief: always voluntary, and deleted soon (Art. 9 DSGVO). */
    health: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Question' })
export type Question = z.infer<typeof Question>

const Answer = z.object({
  question: z.int(),
  /** What was chosen, or the one text that was written. */
  values: z.array(z.string()),
})
export type Answer = z.infer<typeof Answer>

export const OwnAnswers = z
  .object({
    questions: z.array(Question),
    answers: z.array(Answer),
    /** Whether they can be changed still: by who is registered or waits, until the event begins. */
    changeable: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OwnAnswers' })
export type OwnAnswers = z.infer<typeof OwnAnswers>

/** All answers together: what is not among them is not answered. */
export const AnswersBody = z.object({
  answers: z
    .array(
      z.object({
        question: bodyReference(),
        values: z.array(anyBodyLines(2000)).check(z.maxLength(50)),
      }),
    )
    .check(z.maxLength(100)),
})
export type AnswersBody = z.infer<typeof AnswersBody>

const own = { auth: 'account', url: '/api/events/:id/answers/', params: IdParams } as const

export const getOwnAnswers = endpoint({
  ...own,
  method: 'GET',
  summary: 'What an event asks at registration, with the own answers',
  response: OwnAnswers,
})

export const changeOwnAnswers = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Change the own answers until the event begins; what is wrong is told at `question_<id>`',
  body: AnswersBody,
  response: OwnAnswers,
})

export const registerWithAnswers = endpoint({
  ...own,
  method: 'POST',
  summary: 'Register for an event, or join its waitlist, with answers: both or neither',
  body: AnswersBody,
  text: true,
  response: SubscriptionAnswer,
})
