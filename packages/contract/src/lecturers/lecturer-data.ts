import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger } from '../http/body.ts'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyText } from '../values/text.ts'

export const TravelMode = z.enum(['car', 'public'])
export type TravelMode = z.infer<typeof TravelMode>

/** What the office needs to pay a lecturer. */
export const LecturerData = z
  .object({
    id: z.int(),
    account: z.int(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    /** ISO 3166-1, two letters; empty where nobody was asked for it yet. */
    country: z.string(),
    phone: z.string(),
    /** Without spaces, in capitals; empty where it is not known. */
    iban: z.string(),
    bic: z.string(),
    /** Empty: the lecturer's own name. In Latin letters, as transfers have no others. */
    account_holder: z.string(),
    tax_number: z.string(),
    vat_id: z.string(),
    /** Kleinunternehmer (§ 19 UStG): no VAT. */
    small_business: z.boolean(),
    travel_mode: TravelMode,
    /** There and back, in whole kilometres. */
    travel_km: z.int(),
  })
  .register(z.globalRegistry, { id: 'LecturerData' })
export type LecturerData = z.infer<typeof LecturerData>

/** Spaces and hyphens are for reading; checked by `iban.ts`, in the app and again on the server. */
const account = () => anyBodyText(50)

export const LecturerDataChanges = z.object({
  street: z.optional(anyBodyText(70)),
  postal_code: z.optional(anyBodyText(16)),
  city: z.optional(anyBodyText(35)),
  country: z.optional(
    z.string().check(z.regex(/^[A-Za-z]{2}$/, 'Bitte wählen Sie ein Land.'), z.toUpperCase()),
  ),
  phone: z.optional(anyBodyText(30)),
  iban: z.optional(account()),
  bic: z.optional(account()),
  account_holder: z.optional(anyBodyText(70)),
  tax_number: z.optional(anyBodyText(30)),
  vat_id: z.optional(anyBodyText(20)),
  small_business: z.optional(bodyFlag()),
  travel_mode: z.optional(TravelMode),
  travel_km: z.optional(bodyInteger(z.minimum(0), z.maximum(9999))),
})
export type LecturerDataChanges = z.infer<typeof LecturerDataChanges>

export const listLecturerData = endpoint({
  method: 'GET',
  url: '/api/lecturer-data/',
  auth: 'lecturer',
  summary: 'The own data for payment, for staff that of all lecturers',
  query: listQuery({}),
  response: pageOf(LecturerData),
})

const ofOne = {
  url: '/api/lecturer-data/:id/',
  auth: 'lecturer',
  params: IdParams,
  response: LecturerData,
} as const
export const getLecturerData = endpoint({ ...ofOne, method: 'GET', summary: 'One of them' })
export const replaceLecturerData = endpoint({
  ...ofOne,
  method: 'PUT',
  body: LecturerDataChanges,
  summary: 'Change it',
})
export const changeLecturerData = endpoint({
  ...ofOne,
  method: 'PATCH',
  body: LecturerDataChanges,
  summary: 'Change a part of it',
})
