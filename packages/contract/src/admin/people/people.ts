import * as z from 'zod/mini'
import { choiceFilter, listQuery, recordFilters } from '#filters'
import { bodyInteger } from '../../http/body.ts'
import { Bytes, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Account } from '../../people/account.ts'
import { AccountState, CustomerNumberBy } from '../../people/account-state.ts'
import { AccountChangesByStaff } from '../../people/users.ts'
import { emailText } from '../../values/email.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

export const PersonRole = z.enum(['staff', 'superuser', 'lecturer', 'exhibitor'])
export type PersonRole = z.infer<typeof PersonRole>

/** A person with an account, as a list shows them. */
export const ListedPerson = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    as_customernumber: z.string(),
    customernumber_by: CustomerNumberBy,
    is_active: z.boolean(),
    state: AccountState,
    roles: z.array(PersonRole),
    last_login: z.nullable(Instant),
    /** Logs in in two steps. */
    has_second_factor: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ListedPerson' })
export type ListedPerson = z.infer<typeof ListedPerson>

/** The filters of a list of people; `search` looks at names, e-mail address and customer number. */
export const personFilters = {
  ...recordFilters,
  role: choiceFilter(PersonRole.options),
  state: choiceFilter(AccountState.options),
  has_second_factor: choiceFilter(['true', 'false']),
}

export const listOfficePeople = endpoint({
  method: 'GET',
  url: '/api/admin/people/',
  auth: 'staff',
  summary: 'All people with an account, by family name',
  query: listQuery(personFilters),
  response: pageOf(ListedPerson),
})

export const OfficePerson = z
  .extend(Account, {
    version: z.int(),
    state: AccountState,
    /** Since when its mailbox is known to be the person's; null: it has not answered yet. */
    email_proven_at: z.nullable(Instant),
    customernumber_by: CustomerNumberBy,
    /** Somebody who knows says the number, not the person alone. */
    is_customernumber_proven: z.boolean(),
    /** Can log in with a password; else only the link of a mail helps. */
    has_password: z.boolean(),
    /** Since when the person logs in in two steps; null: with the password alone. */
    second_factor_since: z.nullable(Instant),
    /** Mails to the address come back. */
    bounce: z.nullable(z.object({ since: Instant, reason: z.string() })),
  })
  .register(z.globalRegistry, { id: 'OfficePerson' })
export type OfficePerson = z.infer<typeof OfficePerson>

const person = {
  url: '/api/admin/people/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficePerson,
} as const

export const getOfficePerson = endpoint({ ...person, method: 'GET', summary: 'One person for the office' })

export const changePerson = endpoint({
  ...person,
  method: 'PUT',
  summary:
    'Change a person as they were at that version; roles are for superusers, whoever is deactivated is logged out',
  body: z.extend(AccountChangesByStaff, { version: bodyInteger(z.minimum(0)) }),
})

export const createPerson = endpoint({
  method: 'POST',
  url: '/api/admin/people/',
  auth: 'staff',
  summary: 'Make an account for somebody, who gets a mail with a link to choose a password',
  body: z.object({
    email: emailText(),
    first_name: bodyText(150),
    last_name: bodyText(150),
    as_customernumber: z._default(anyBodyText(30), ''),
  }),
  status: 201,
  response: OfficePerson,
})

export const mailAccess = endpoint({
  ...person,
  method: 'POST',
  url: '/api/admin/people/:id/access/',
  summary: 'Mail the link to choose a password once more, while somebody has none',
})

export const removeSecondFactor = endpoint({
  ...person,
  method: 'DELETE',
  auth: 'superuser',
  url: '/api/admin/people/:id/second-factor/',
  summary:
    'Take the login in two steps from somebody who has lost phone and recovery codes; ends their sessions, and tells them',
})

export const clearBounce = endpoint({
  ...person,
  method: 'DELETE',
  url: '/api/admin/people/:id/bounce/',
  summary: 'Take back that mails to this address come back',
})

export const listPersonHistory = endpoint({
  ...person,
  method: 'GET',
  url: '/api/admin/people/:id/history/',
  summary: 'Who changed what of the person’s data, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})

export const RecordKind = z.enum([
  'event',
  'timeslot',
  'confirmation',
  'order',
  'settlement',
  'message',
  'mail',
  'device',
  'merge',
  'look',
])
export type RecordKind = z.infer<typeof RecordKind>

/** Something that somebody has, did or got. */
export const PersonRecord = z
  .object({
    kind: RecordKind,
    at: Instant,
    title: z.string(),
    /** In the words of its kind: `registered`, `paid`, `sent`; of a merge the name of who did it. */
    state: z.string(),
    /** What it leads to in the Verwaltung: the event or the Termin; null: nothing. */
    leads_to: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'PersonRecord' })
export type PersonRecord = z.infer<typeof PersonRecord>

export const listPersonRecords = endpoint({
  ...person,
  method: 'GET',
  url: '/api/admin/people/:id/records/',
  summary: 'What a person has, did and got: of each kind the latest hundred',
  response: z.object({ results: z.array(PersonRecord) }),
})

export const exportPerson = endpoint({
  ...person,
  method: 'GET',
  auth: 'superuser',
  url: '/api/admin/people/:id/export/',
  summary: 'Everything that is kept of a person, as they get it themselves: a ZIP',
  file: ['application/zip'],
  response: Bytes,
})

/** A token by which the app shows what the person sees, and how long. */
export const StartedLook = z
  .object({ access: z.string(), seconds: z.int() })
  .register(z.globalRegistry, { id: 'StartedLook' })
export type StartedLook = z.infer<typeof StartedLook>

export const startLook = endpoint({
  ...person,
  method: 'POST',
  url: '/api/admin/people/:id/look/',
  summary:
    'Look through a person’s eyes: read only, told to the person, over by itself; ended by `POST /api/token/blacklist/`',
  status: 201,
  response: StartedLook,
})
