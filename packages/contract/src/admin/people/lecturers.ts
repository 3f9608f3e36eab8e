import * as z from 'zod/mini'
import { listQuery, recordFilters } from '#filters'
import { bodyInteger, bodyMoment } from '../../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Lecturer } from '../../lecturers/lecturers.ts'
import { emailText } from '../../values/email.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

/**
 * A profile with its own name and words. Where it is linked to an account, the app shows the account's name, and the
 * account's words if there are any.
 */
export const ListedLecturer = z
  .extend(Lecturer, {
    account: z.nullable(
      z.object({
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        profile_description: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ListedLecturer' })
export type ListedLecturer = z.infer<typeof ListedLecturer>

export const OfficeLecturer = z
  .extend(ListedLecturer, {
    version: z.int(),
    /** When they cannot give a workshop. */
    absences: z.array(z.object({ start: Instant, end: Instant })),
    /** Who may take the profile over, and until when; null: nobody. */
    invitation: z.nullable(z.object({ email: z.string(), created: Instant, expires: Instant })),
  })
  .register(z.globalRegistry, { id: 'OfficeLecturer' })
export type OfficeLecturer = z.infer<typeof OfficeLecturer>

export const LecturerFields = z.object({
  first_name: z._default(anyBodyText(), ''),
  last_name: bodyText(),
  profile_description: z._default(anyBodyLines(20_000), ''),
  absences: z._default(
    z
      .array(
        z.object({ start: bodyMoment(), end: bodyMoment() }).check(
          z.refine(({ start, end }) => end > start, {
            path: ['end'],
            error: 'Das Ende muss nach dem Beginn liegen.',
          }),
        ),
      )
      .check(z.maxLength(100)),
    [],
  ),
})
export type LecturerFields = z.infer<typeof LecturerFields>

const lecturer = {
  url: '/api/admin/lecturers/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeLecturer,
} as const

export const listOfficeLecturers = endpoint({
  method: 'GET',
  url: '/api/admin/lecturers/',
  auth: 'staff',
  summary: 'All lecturers, also those without a workshop, by the family name that the app shows',
  query: listQuery(recordFilters),
  response: pageOf(ListedLecturer),
})

export const getOfficeLecturer = endpoint({
  ...lecturer,
  method: 'GET',
  summary: 'One lecturer for the office',
})

export const createLecturer = endpoint({
  method: 'POST',
  url: '/api/admin/lecturers/',
  auth: 'staff',
  summary: 'Make the public profile of a lecturer',
  body: LecturerFields,
  status: 201,
  response: OfficeLecturer,
})

export const changeLecturer = endpoint({
  ...lecturer,
  method: 'PUT',
  summary: 'Change a profile as it was at that version; after another change 409 `changed`',
  body: z.extend(LecturerFields, { version: bodyInteger(z.minimum(0)) }),
})

export const deleteLecturer = endpoint({
  ...lecturer,
  method: 'DELETE',
  summary: 'Delete a profile without workshop, settlement and account; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listLecturerHistory = endpoint({
  ...lecturer,
  method: 'GET',
  url: '/api/admin/lecturers/:id/history/',
  summary: 'Who changed what of the profile, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})

const invitation = { ...lecturer, url: '/api/admin/lecturers/:id/invitation/' } as const

export const inviteLecturer = endpoint({
  ...invitation,
  method: 'POST',
  summary:
    'Mail a link by which somebody takes the profile over; the former link ends. 409 `already` where it has an account',
  body: z.object({ email: emailText() }),
})

export const revokeInvitation = endpoint({
  ...invitation,
  method: 'DELETE',
  summary: 'End the link that was mailed; nothing happens where there is none',
})
