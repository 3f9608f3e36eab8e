import * as z from 'zod/mini'
import { listQuery, textFilter } from '#filters'
import { bodyDay, bodyFile, bodyFlag, bodyId } from '../http/body.ts'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../values/text.ts'
import { Account } from './account.ts'

/** What people may change of their own account (contract A2); all else is ignored. */
const changes = {
  first_name: z.optional(bodyText(150)),
  last_name: z.optional(bodyText(150)),
  birthday: z.optional(bodyDay()),
  schooltype: z.optional(bodyId()),
  as_customernumber: z.optional(anyBodyText(30)),
  profile_description: z.optional(anyBodyLines(5000)),
}
export const AccountChanges = z.object(changes)
export type AccountChanges = z.infer<typeof AccountChanges>

/** Besides, staff may write `is_active` and whether the number is checked, and superusers the roles; from others they are ignored. */
export const AccountChangesByStaff = z.object({
  ...changes,
  is_active: z.optional(bodyFlag()),
  is_customernumber_proven: z.optional(bodyFlag()),
  is_staff: z.optional(bodyFlag()),
  is_superuser: z.optional(bodyFlag()),
  is_user: z.optional(bodyFlag()),
  is_lecturer: z.optional(bodyFlag()),
  is_exhibitor: z.optional(bodyFlag()),
})
export type AccountChangesByStaff = z.infer<typeof AccountChangesByStaff>

export const listUsers = endpoint({
  method: 'GET',
  url: '/api/auth/users/',
  auth: 'account',
  summary: 'All accounts for staff, the own one for everybody else',
  query: listQuery({}),
  response: pageOf(Account),
})

const ofMe = { url: '/api/auth/users/me/', auth: 'account', response: Account } as const
export const replaceMe = endpoint({
  ...ofMe,
  method: 'PUT',
  body: AccountChanges,
  summary: 'Change the own account',
})
export const changeMe = endpoint({
  ...ofMe,
  method: 'PATCH',
  body: AccountChanges,
  summary: 'Change a part of the own account',
})

const ofOne = {
  url: '/api/auth/users/:id/',
  auth: 'account',
  params: IdParams,
  response: Account,
} as const
export const getUser = endpoint({
  ...ofOne,
  method: 'GET',
  summary: 'An account: the own one, or any for staff',
})
export const replaceUser = endpoint({
  ...ofOne,
  method: 'PUT',
  body: AccountChangesByStaff,
  summary: 'Change an account',
})
export const changeUser = endpoint({
  ...ofOne,
  method: 'PATCH',
  body: AccountChangesByStaff,
  summary: 'Change a part of an account',
})

export const changePicture = endpoint({
  method: 'PUT',
  url: '/api/users/picture/',
  auth: 'account',
  summary: 'Change the own picture: JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({
    /** A label; what the file is, its content tells. */
    filename: z.optional(anyBodyText()),
    file: bodyFile(),
  }),
  response: Account,
})

/** A person as lecturers find them at the door. */
export const Person = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    as_customernumber: z.string(),
    schooltype: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'Person' })
export type Person = z.infer<typeof Person>

export const listPeople = endpoint({
  method: 'GET',
  url: '/api/users/',
  auth: 'lecturer',
  summary:
    'Find people by their customer number or name; lecturers give at least three characters of one of them',
  query: listQuery({
    as_customernumber: textFilter,
    as_customernumber__istartswith: textFilter,
    name: textFilter,
  }),
  response: pageOf(Person),
})
