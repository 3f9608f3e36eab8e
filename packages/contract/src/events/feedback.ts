import * as z from 'zod/mini'
import { bodyInteger, bodyPointer } from '../http/body.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyLines } from '../values/text.ts'

/** The four scales, 1 (not at all) to 5 (fully), in the order of the form. */
export const feedbackScales = ['content', 'teaching', 'organisation', 'benefit'] as const

const Rating = z.int().check(z.minimum(1), z.maximum(5))

/** What somebody thinks of a participation. */
export const Feedback = z
  .object({
    content: Rating,
    teaching: Rating,
    organisation: Rating,
    benefit: Rating,
    comment: z.string(),
  })
  .register(z.globalRegistry, { id: 'Feedback' })
export type Feedback = z.infer<typeof Feedback>

const rating = bodyInteger(z.minimum(1), z.maximum(5))
export const FeedbackBody = z.object({
  /** The id of the own participation. */
  participation: bodyPointer(),
  content: rating,
  teaching: rating,
  organisation: rating,
  benefit: rating,
  comment: z._default(anyBodyLines(2000), ''),
})
export type FeedbackBody = z.infer<typeof FeedbackBody>

export const giveFeedback = endpoint({
  method: 'POST',
  url: '/api/users/participations/feedback',
  auth: 'account',
  summary: 'Feedback on an own participation; a second one replaces the first until the deadline',
  body: FeedbackBody,
  text: true,
  response: z.literal('gespeichert'),
})
