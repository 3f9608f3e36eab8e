import * as z from 'zod/mini'
import { choiceFilter, idFilter, listQuery } from '#filters'
import { Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

export const LoginWay = z.enum(['password', 'portal', 'passkey'])
export type LoginWay = z.infer<typeof LoginWay>

/**
 * What became of a login. `unfinished`: what came first was right, and more was asked for, such as the code of whoever logs
 * in in two steps; `refused`: by the portal or its rules, or a passkey that is known and was not good.
 */
export const LoginOutcome = z.enum([
  'entered',
  'unfinished',
  'wrong_password',
  'wrong_code',
  'inactive',
  'no_password',
  'unknown',
  'refused',
])
export type LoginOutcome = z.infer<typeof LoginOutcome>

/** A login that succeeded or was refused. */
export const Login = z
  .object({
    id: z.int(),
    at: Instant,
    /** Whose; null: nobody knows, as with an address that no account has. */
    account: z.nullable(z.object({ id: z.int(), name: z.string() })),
    way: LoginWay,
    /** What proved the second step besides the way; null: nothing. */
    second_step: z.nullable(z.enum(['app', 'recovery_code'])),
    outcome: LoginOutcome,
    /** Browser and system, as far as they tell: "Chrome auf Android". */
    device: z.string(),
  })
  .register(z.globalRegistry, { id: 'Login' })
export type Login = z.infer<typeof Login>

export const listLogins = endpoint({
  method: 'GET',
  url: '/api/admin/logins/',
  auth: 'superuser',
  summary: 'The logins of the last 90 days, those that were refused among them, the latest first',
  query: listQuery({
    account: idFilter,
    way: choiceFilter(LoginWay.options),
    outcome: choiceFilter(LoginOutcome.options),
  }),
  response: pageOf(Login),
})
