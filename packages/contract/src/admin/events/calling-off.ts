import * as z from 'zod/mini'
import { bodyFlag, bodyReference } from '../../http/body.ts'
import { IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyLines } from '../../values/text.ts'

/** A Termin that people can book instead: at the same time, or the same workshop at another one. */
export const Alternative = z
  .object({
    id: z.int(),
    name: z.string(),
    start: Instant,
    end: Instant,
    location: z.string(),
    /** How many places are free; null: as many as come. */
    free: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'Alternative' })
export type Alternative = z.infer<typeof Alternative>

/** What follows from calling a Termin off, before it is done. */
export const CallingOff = z
  .object({
    /** Who has a place in it, and who waits for one. */
    people: z.int(),
    waiting: z.int(),
    /** How many mails go to them, and how many to its lecturers. */
    mails: z.int(),
    lecturer_mails: z.int(),
    /** Whether people can book what is offered to them: at an event that is open or closed. */
    can_book: z.boolean(),
    alternatives: z.array(Alternative),
  })
  .register(z.globalRegistry, { id: 'CallingOff' })
export type CallingOff = z.infer<typeof CallingOff>

const callingOff = {
  url: '/api/admin/timeslots/:id/call-off/',
  auth: 'staff',
  params: IdParams,
} as const

export const getCallingOff = endpoint({
  ...callingOff,
  method: 'GET',
  summary: 'Whom it concerns if a Termin is called off, and which other ones can be offered to them',
  response: CallingOff,
})

/** Most people read no longer list in a mail. */
export const mostAlternatives = 5

export const callOffTimeslot = endpoint({
  ...callingOff,
  method: 'POST',
  summary: 'Call a Termin off: its places are given up, everybody in it and its lecturers are told at once',
  body: z.object({
    reason: bodyLines(500, 'Bitte nennen Sie den Grund: Er steht in den E-Mails.'),
    /** Termine that the mail offers, each only to whom it clashes with nothing. */
    alternatives: z._default(z.array(bodyReference()).check(z.maxLength(mostAlternatives)), []),
    /** Its lecturers are paid nevertheless. */
    fee_stays: z._default(bodyFlag(), false),
  }),
  response: z.object({ mails: z.int() }),
})

export const takeBackCallingOff = endpoint({
  ...callingOff,
  method: 'DELETE',
  summary: 'A Termin takes place after all: who had a place gets it again, unless they have another one then',
  response: z.object({
    /** Who has a place or waits again, and who does not, because they are elsewhere by now. */
    restored: z.int(),
    lost: z.int(),
  }),
})
