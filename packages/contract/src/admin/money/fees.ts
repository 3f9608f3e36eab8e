import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger } from '../../http/body.ts'
import { Day, IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { AuditEntry } from '../audit.ts'
import { FeeKind, LecturerRole } from './settlements.ts'

const Fee = z.nullable(z.object({ kind: FeeKind, cents: z.int(), shared: z.boolean() }))

/** What an event pays to lecturers as the office changes it: by role, null where a role is paid nothing. */
export const RoleFees = z
  .object({
    event: z.object({ id: z.int(), name: z.string() }),
    travel_cents_per_km: z.int(),
    lecturer: Fee,
    co_lecturer: Fee,
    /** What holds for Termine from a later day on. */
    later: z.array(
      z.object({ role: LecturerRole, valid_from: Day, kind: FeeKind, cents: z.int(), shared: z.boolean() }),
    ),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'RoleFees' })
export type RoleFees = z.infer<typeof RoleFees>

const fee = z._default(
  z.nullable(
    z.object({
      kind: z._default(FeeKind, 'per_unit'),
      cents: bodyMoney(10_000_000),
      /** Those who give a timeslot together in this role share its fee. */
      shared: z._default(bodyFlag(), false),
    }),
  ),
  null,
)

export const RoleFeesFields = z.object({
  travel_cents_per_km: bodyMoney(1000),
  lecturer: fee,
  co_lecturer: fee,
  later: z._default(
    z
      .array(
        z.object({
          role: z._default(LecturerRole, 'lecturer'),
          valid_from: Day,
          kind: z._default(FeeKind, 'per_unit'),
          cents: bodyMoney(10_000_000),
          shared: z._default(bodyFlag(), false),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
})
export type RoleFeesFields = z.infer<typeof RoleFeesFields>

const one = { auth: 'staff', params: IdParams, response: RoleFees } as const
const url = '/api/admin/events/:id/fees/by-role/'

export const getRoleFees = endpoint({
  ...one,
  method: 'GET',
  url,
  summary: 'What an event pays to lecturers, by role',
})

export const changeRoleFees = endpoint({
  ...one,
  method: 'PUT',
  url,
  summary: 'Change it as it was at that version; what is submitted already stays as it is',
  body: z.extend(RoleFeesFields, { version: bodyInteger(z.minimum(0)) }),
})

export const listFeesHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/fees/history/',
  summary: 'Who changed what of it, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
