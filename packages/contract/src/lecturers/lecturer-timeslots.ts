import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Timeslot, timeslotFilters } from '../events/timeslots.ts'
import { bodyFlag } from '../http/body.ts'
import { Bytes, IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { bodyLines, bodyText } from '../values/text.ts'

/** A timeslot as its lecturer sees it: with everybody who is in it, in whatever state. */
export const LecturerTimeslot = z
  .object({
    ...Timeslot.shape,
    event_name: z.string(),
    workshop_name: z.string(),
    counts: z.object({
      registered: z.int(),
      waitlisted: z.int(),
      attended: z.int(),
      absent: z.int(),
      cancelled: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'LecturerTimeslot' })
export type LecturerTimeslot = z.infer<typeof LecturerTimeslot>

export const listLecturerTimeslots = endpoint({
  method: 'GET',
  url: '/api/lecturer-timeslots/',
  auth: 'lecturer',
  summary: 'The timeslots of the own workshops, all for staff; by start',
  query: listQuery(timeslotFilters),
  response: pageOf(LecturerTimeslot),
})

export const getLecturerTimeslot = endpoint({
  method: 'GET',
  url: '/api/lecturer-timeslots/:id/',
  auth: 'lecturer',
  summary: 'One of them',
  params: IdParams,
  response: LecturerTimeslot,
})

export const getSignInSheet = endpoint({
  method: 'GET',
  url: '/api/lecturer-timeslots/:id/sheet/',
  auth: 'lecturer',
  summary: 'The participants of a timeslot with room for their signatures, as PDF',
  params: IdParams,
  file: 'application/pdf',
  response: Bytes,
})

export const getParticipantsTable = endpoint({
  method: 'GET',
  url: '/api/lecturer-timeslots/:id/csv/',
  auth: 'lecturer',
  summary: 'The participants of a timeslot as CSV (RFC 4180, semicolons, UTF-8 with mark, as Excel reads it)',
  params: IdParams,
  file: 'text/csv',
  response: Bytes,
})

export const getWorkshopFeedbackPaper = endpoint({
  method: 'GET',
  url: '/api/workshops/:id/feedback/paper/',
  auth: 'lecturer',
  summary: 'What people think of an own workshop, as PDF; nothing of fewer than five answers',
  params: IdParams,
  file: 'application/pdf',
  response: Bytes,
})

/** Who gets a message of the lecturer: those with a place, those who wait, or both. */
export const MessageRecipients = z.enum(['participants', 'waitlist', 'all'])
export type MessageRecipients = z.infer<typeof MessageRecipients>

export const writeToParticipants = endpoint({
  method: 'POST',
  url: '/api/lecturer-timeslots/:id/message/',
  auth: 'lecturer',
  summary: 'A message to everybody in a timeslot, each as a mail of its own; addresses stay hidden',
  params: IdParams,
  body: z.object({
    subject: bodyText(150),
    message: bodyLines(5000),
    to: z._default(MessageRecipients, 'participants'),
    /** Answers go to the lecturer's own address, which the recipients then see. */
    reply_to_me: z._default(bodyFlag(), false),
  }),
  status: 201,
  response: z.object({ recipients: z.int() }),
})
