import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Exhibitor } from '../../exhibitions/exhibitors.ts'
import { bodyInteger, bodyReference, emptyIsNull } from '../../http/body.ts'
import { IdParams, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { emailText } from '../../values/email.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

/** An entry of the directory with what the office alone knows: whom it writes to, and who keeps the entry. */
export const OfficeExhibitor = z
  .extend(Exhibitor, {
    contact_name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    /** Who acts for the company in the app; null: the office alone keeps the entry. */
    account: z.nullable(z.object({ id: z.int(), first_name: z.string(), last_name: z.string() })),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'OfficeExhibitor' })
export type OfficeExhibitor = z.infer<typeof OfficeExhibitor>

export const ExhibitorFields = z.object({
  name: bodyText(150),
  description: z._default(anyBodyLines(5000), ''),
  website: z._default(emptyIsNull(anyBodyText(300)), null),
  stand: z._default(anyBodyText(100), ''),
  /** The events whose directory has it. */
  events: z._default(z.array(bodyReference()).check(z.maxLength(1000)), []),
  contact_name: z._default(anyBodyText(150), ''),
  contact_email: z._default(emptyIsNull(emailText()), null),
  contact_phone: z._default(anyBodyText(50), ''),
})
export type ExhibitorFields = z.infer<typeof ExhibitorFields>

const exhibitor = {
  url: '/api/admin/exhibitors/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeExhibitor,
} as const

export const getOfficeExhibitor = endpoint({
  ...exhibitor,
  method: 'GET',
  summary: 'One exhibitor for the office',
})

export const createExhibitor = endpoint({
  method: 'POST',
  url: '/api/admin/exhibitors/',
  auth: 'staff',
  summary: 'Make the entry of an exhibitor, who need not have an account',
  body: ExhibitorFields,
  status: 201,
  response: OfficeExhibitor,
})

export const changeExhibitor = endpoint({
  ...exhibitor,
  method: 'PUT',
  summary: 'Change an entry as it was at that version; after another change 409 `changed`',
  body: z.extend(ExhibitorFields, { version: bodyInteger(z.minimum(0)) }),
})

export const removeExhibitorLogo = endpoint({
  ...exhibitor,
  method: 'DELETE',
  url: '/api/admin/exhibitors/:id/logo/',
  summary: 'Take the logo of an entry away: its name stands alone',
})

export const deleteExhibitor = endpoint({
  ...exhibitor,
  method: 'DELETE',
  summary: 'Delete an entry that is at no event and that no account keeps; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listExhibitorHistory = endpoint({
  ...exhibitor,
  method: 'GET',
  url: '/api/admin/exhibitors/:id/history/',
  summary: 'Who changed what of the entry, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
