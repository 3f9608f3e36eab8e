import * as z from 'zod/mini'
import { feedbackScales } from '../../events/feedback.ts'
import { Bytes, IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** Below so many answers nothing is told of them: it would not be anonymous. */
export const fewestAnswers = 5

/** What people think, as figures; with fewer than `fewestAnswers` there are no scales and no comments. */
const report = {
  /** How many were there and so were asked. */
  asked: z.int(),
  answers: z.int(),
  /** How many answers are missing until there is something to tell. */
  missing: z.int(),
  scales: z.array(
    z.object({
      scale: z.enum(feedbackScales),
      /** How many chose 1, 2, 3, 4 and 5. */
      counts: z.array(z.int()),
      average: z.number(),
    }),
  ),
}
export const FeedbackReport = z.object(report)
export type FeedbackReport = z.infer<typeof FeedbackReport>

const of = z.object({ id: z.int(), name: z.string() })

export const WorkshopFeedback = z
  .object({
    ...report,
    workshop: of,
    event: of,
    lecturers: z.array(z.string()),
    /** In no order that tells who wrote which. */
    comments: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'WorkshopFeedback' })
export type WorkshopFeedback = z.infer<typeof WorkshopFeedback>

export const EventFeedback = z
  .object({
    ...report,
    event: of,
    /** How many answers the figures leave out, because few of a workshop could be reckoned from them. */
    left_out: z.int(),
    workshops: z.array(WorkshopFeedback),
  })
  .register(z.globalRegistry, { id: 'EventFeedback' })
export type EventFeedback = z.infer<typeof EventFeedback>

/** All with workshops and comments, for the association; or the figures alone, for the school authority. */
export const FeedbackPaper = z.enum(['full', 'accreditation'])
export type FeedbackPaper = z.infer<typeof FeedbackPaper>

const one = { method: 'GET', auth: 'staff', params: IdParams } as const

export const getEventFeedback = endpoint({
  ...one,
  url: '/api/admin/events/:id/feedback/',
  summary: 'What people think of an event and of each of its workshops',
  response: EventFeedback,
})

export const getEventFeedbackPaper = endpoint({
  ...one,
  url: '/api/admin/events/:id/feedback/paper/',
  summary: 'The same as PDF',
  query: z.object({ kind: z._default(FeedbackPaper, 'full') }),
  file: 'application/pdf',
  response: Bytes,
})

export const getWorkshopFeedback = endpoint({
  ...one,
  url: '/api/admin/workshops/:id/feedback/',
  summary: 'What people think of a workshop',
  response: WorkshopFeedback,
})
