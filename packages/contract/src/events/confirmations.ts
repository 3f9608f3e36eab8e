import * as z from 'zod/mini'
import { bodyFlag } from '../http/body.ts'
import { Bytes, IdParams, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { bodyLines } from '../values/text.ts'

/** The Teilnahmebestätigung; `id` is that of the participation. */
export const getConfirmation = endpoint({
  method: 'GET',
  url: '/api/users/participation-confirmations/:id/',
  auth: 'account',
  summary: 'The confirmation of an own participation as PDF; the same document every time',
  params: IdParams,
  file: 'application/pdf',
  response: Bytes,
})

export const mailConfirmation = endpoint({
  method: 'POST',
  url: '/api/users/participation-confirmation-mail/:id/',
  auth: 'account',
  summary: 'Have the confirmation of an own participation sent by mail',
  params: IdParams,
  text: true,
  response: z.literal('gesendet'),
})

/** A school year by the calendar year in which it begins: 2026 is 1 August 2026 to 31 July 2027. */
export const SchoolYearParams = z.object({
  year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2999)),
})

export const getYearRecord = endpoint({
  method: 'GET',
  url: '/api/users/participation-records/:year/',
  auth: 'account',
  summary: 'The Jahresnachweis: all confirmable participations of a school year with their sum, as PDF',
  params: SchoolYearParams,
  file: 'application/pdf',
  response: Bytes,
})

const checked = {
  state: z.enum(['valid', 'revoked']),
  name: z.string(),
  /** Workshops of the confirmation, as on the paper. */
  workshop: z.string(),
  date: Instant,
}

/** What anyone may know of a confirmation by its code, and nothing besides (product, Confirmations). */
export const ConfirmationCheck = z
  .object({
    ...checked,
    /** Whether there is a corrected one instead; its code is told by its own paper alone. */
    replaced: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ConfirmationCheck' })
export type ConfirmationCheck = z.infer<typeof ConfirmationCheck>

/** What the office knows of one. */
export const Confirmation = z
  .object({
    ...checked,
    code: z.string(),
    number: z.string(),
    event: z.string(),
    issued: Instant,
    revoked: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'Confirmation' })
export type Confirmation = z.infer<typeof Confirmation>

export const checkConfirmation = endpoint({
  method: 'GET',
  url: '/api/confirmations/:code/',
  auth: 'public',
  summary:
    'Whether a confirmation is genuine and valid; the code as printed, in any case, with or without hyphens',
  params: z.object({ code: z.string() }),
  response: ConfirmationCheck,
})

/** How far the office's job is that issues all confirmations of an event. */
export const ConfirmationRun = z
  .object({
    id: z.int(),
    event: z.int(),
    created: Instant,
    finished: z.nullable(Instant),
    total: z.int(),
    done: z.int(),
    /** Sentences of those that failed, at most a hundred. */
    failures: z.array(z.string()),
    mail: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ConfirmationRun' })
export type ConfirmationRun = z.infer<typeof ConfirmationRun>

export const issueConfirmations = endpoint({
  method: 'POST',
  url: '/api/admin/events/:id/confirmations/',
  auth: 'staff',
  summary: 'Issue all confirmations of an event as a job, and mail them if `mail` is true',
  params: IdParams,
  body: z.object({ mail: z._default(bodyFlag(), true) }),
  status: 201,
  response: ConfirmationRun,
})

export const getConfirmationRun = endpoint({
  method: 'GET',
  url: '/api/admin/confirmation-runs/:id/',
  auth: 'staff',
  summary: 'How far that job is',
  params: IdParams,
  response: ConfirmationRun,
})

export const correctConfirmation = endpoint({
  method: 'POST',
  url: '/api/admin/participation-confirmations/:id/correct/',
  auth: 'staff',
  summary:
    'Revoke the confirmation of a participation and issue it anew from the data as they are now; `reason` stands on the new paper',
  params: IdParams,
  body: z.object({
    reason: bodyLines(500, 'Bitte geben Sie den Grund an. Er steht auf der neuen Bestätigung.'),
  }),
  status: 201,
  response: Confirmation,
})
