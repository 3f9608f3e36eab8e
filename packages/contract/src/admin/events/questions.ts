import * as z from 'zod/mini'
import { fileQuery, listQuery } from '#filters'
import { AnswersBody, OwnAnswers, Question, QuestionKind } from '../../events/questions.ts'
import { bodyFlag, bodyId, bodyInteger } from '../../http/body.ts'
import { Bytes, IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'
import { tableTypes } from '../export.ts'

/** A question as the office sets it up. */
const OfficeQuestion = z.extend(Question, {
  /** Its answer is where somebody's school is, by which the reports count. */
  region: z.boolean(),
  /** Whether it is asked; what is put away keeps its answers. */
  active: z.boolean(),
  /** How many have answered it. */
  answers: z.int(),
})

export const EventQuestions = z
  .object({
    event: z.object({ id: z.int(), name: z.string() }),
    /** In the order in which they are asked. */
    questions: z.array(OfficeQuestion),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'EventQuestions' })
export type EventQuestions = z.infer<typeof EventQuestions>

/** The most questions of one event, and what one can choose from. */
export const mostQuestions = 20
const mostOptions = 40

/** A line for each; empty ones between them say nothing. */
const options = z.pipe(
  z.transform((lines: unknown) =>
    Array.isArray(lines) ? lines.filter(line => typeof line !== 'string' || line.trim() !== '') : lines,
  ),
  z.array(bodyText(100)).check(
    z.maxLength(mostOptions, `Bitte nennen Sie höchstens ${mostOptions} Möglichkeiten.`),
    z.refine(all => new Set(all).size === all.length, 'Bitte nennen Sie jede Möglichkeit nur einmal.'),
  ),
)

const isChosen = (kind: QuestionKind) => kind === 'choice' || kind === 'choices'

const question = z
  .object({
    /** Null: a new one. */
    id: z._default(bodyId(), null),
    kind: QuestionKind,
    text: bodyText(200),
    help: z._default(anyBodyLines(500), ''),
    options: z._default(options, []),
    required: z._default(bodyFlag(), false),
    health: z._default(bodyFlag(), false),
    region: z._default(bodyFlag(), false),
    active: z._default(bodyFlag(), true),
  })
  .check(
    z.refine(({ kind, options }) => !isChosen(kind) || options.length > 1, {
      path: ['options'],
      error: 'Bitte nennen Sie mindestens zwei Möglichkeiten, je Zeile eine.',
    }),
    z.refine(({ kind, health, region }) => !region || (kind === 'choice' && !health), {
      path: ['region'],
      error: 'Die Region ist eine Frage mit einer Möglichkeit, und nicht zur Gesundheit.',
    }),
    z.refine(({ health, required }) => !(health && required), {
      path: ['required'],
      error: 'Angaben zur Gesundheit sind immer freiwillig (Art. 9 DSGVO).',
    }),
  )

export const QuestionsBody = z.object({
  questions: z.array(question).check(
    z.maxLength(mostQuestions, `Bitte stellen Sie höchstens ${mostQuestions} Fragen.`),
    z.refine(
      all => all.filter(({ region, active }) => region && active).length <= 1,
      'Bitte fragen Sie nur einmal nach der Region.',
    ),
  ),
  version: bodyInteger(z.minimum(0)),
})
export type QuestionsBody = z.infer<typeof QuestionsBody>

const url = '/api/admin/events/:id/questions/'
const one = { auth: 'staff', params: IdParams, response: EventQuestions } as const

export const getEventQuestions = endpoint({
  ...one,
  method: 'GET',
  url,
  summary: 'What an event asks whoever registers for it, also what is put away',
})

export const changeEventQuestions = endpoint({
  ...one,
  method: 'PUT',
  url,
  summary: 'Change them all as they were at that version; nothing that is answered is lost by it',
  body: QuestionsBody,
})

export const listQuestionsHistory = endpoint({
  ...one,
  method: 'GET',
  url: `${url}history/`,
  summary: 'Who changed what of the questions, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})

/** What everybody who is registered or waits has answered, by family name; whoever answered nothing is not among them. */
export const EventAnswers = z
  .object({
    questions: z.array(OfficeQuestion),
    people: z.array(
      z.object({
        /** Of the registration. */
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        waits: z.boolean(),
        answers: z.array(z.object({ question: z.int(), values: z.array(z.string()) })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'EventAnswers' })
export type EventAnswers = z.infer<typeof EventAnswers>

export const listEventAnswers = endpoint({
  method: 'GET',
  auth: 'staff',
  url: '/api/admin/events/:id/answers/',
  params: IdParams,
  summary: 'What people have answered to the questions of an event',
  response: EventAnswers,
})

export const exportEventAnswers = endpoint({
  method: 'GET',
  auth: 'staff',
  url: '/api/admin/events/:id/answers/table/',
  params: IdParams,
  summary:
    'Everybody who is registered or waits with what they answered, a column for each question, for Excel',
  file: [tableTypes.xlsx, tableTypes.csv],
  query: fileQuery({}),
  response: Bytes,
})

const ofRegistration = {
  auth: 'staff',
  url: '/api/admin/registrations/:id/answers/',
  params: IdParams,
  response: OwnAnswers,
} as const

export const getRegistrationAnswers = endpoint({
  ...ofRegistration,
  method: 'GET',
  summary: 'What somebody has answered, with what their event asks',
})

export const changeRegistrationAnswers = endpoint({
  ...ofRegistration,
  method: 'PUT',
  summary: 'Answer for somebody, also later than they may themselves; what is compulsory may stay open',
  body: AnswersBody,
})
