import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyInteger } from '../http/body.ts'
import { IdParams, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { Schooltype } from '../schooltypes.ts'
import { bodyText } from '../values/text.ts'
import { AuditEntry } from './audit.ts'

export const OfficeSchooltype = z
  .extend(Schooltype, { version: z.int() })
  .register(z.globalRegistry, { id: 'OfficeSchooltype' })
export type OfficeSchooltype = z.infer<typeof OfficeSchooltype>

export const SchooltypeFields = z.object({ name: bodyText() })
export type SchooltypeFields = z.infer<typeof SchooltypeFields>

const schooltype = {
  url: '/api/admin/schooltypes/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeSchooltype,
} as const

export const getOfficeSchooltype = endpoint({
  ...schooltype,
  method: 'GET',
  summary: 'One school type for the office',
})

export const createSchooltype = endpoint({
  method: 'POST',
  url: '/api/admin/schooltypes/',
  auth: 'staff',
  summary: 'Make a school type',
  body: SchooltypeFields,
  status: 201,
  response: OfficeSchooltype,
})

export const changeSchooltype = endpoint({
  ...schooltype,
  method: 'PUT',
  summary: 'Change a school type as it was at that version; after another change 409 `changed`',
  body: z.extend(SchooltypeFields, { version: bodyInteger(z.minimum(0)) }),
})

export const deleteSchooltype = endpoint({
  ...schooltype,
  method: 'DELETE',
  summary: 'Delete a school type that no workshop and no account has; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listSchooltypeHistory = endpoint({
  ...schooltype,
  method: 'GET',
  url: '/api/admin/schooltypes/:id/history/',
  summary: 'Who changed what of the school type, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
