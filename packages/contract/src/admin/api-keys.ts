import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyInteger } from '../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { KeyScope } from '../key-scopes.ts'
import { bodyText } from '../values/text.ts'

/** For how many days a key can be made: at most two years, so that one that nobody remembers ends. */
export const keyDays = [30, 90, 365, 730]

const choice = z.refine<number>(days => keyDays.includes(days), {
  error: `Möglich sind ${keyDays.join(', ')} Tage.`,
})
const someScope = 'Bitte wählen Sie, was der Schlüssel darf.'

export const ApiKeyFields = z.object({
  /** What it is for: „Website“. */
  name: bodyText(60),
  scopes: z.array(KeyScope).check(z.minLength(1, someScope), z.maxLength(KeyScope.options.length)),
  days: bodyInteger(choice),
})
export type ApiKeyFields = z.infer<typeof ApiKeyFields>

/** A key by which a program asks in the name of somebody of the office. */
export const ApiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    owner: z.object({ id: z.int(), name: z.string() }),
    /** How it begins, to recognise it by. */
    prefix: z.string(),
    scopes: z.array(KeyScope),
    created: Instant,
    expires: Instant,
    /** To the minute. */
    last_used: z.nullable(Instant),
    /** The network from which that was, shortened so that it names a network and no machine: 203.0.113.0/24; null: unknown. */
    last_network: z.nullable(z.string()),
    /** `revoked` also once its owner was of the office no more. */
    state: z.enum(['active', 'expired', 'revoked']),
  })
  .register(z.globalRegistry, { id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const listApiKeys = endpoint({
  method: 'GET',
  url: '/api/admin/api-keys/',
  auth: 'staff',
  summary: 'The own keys of the interface, for superusers those of all; the latest first',
  query: listQuery({}),
  response: pageOf(ApiKey),
})

export const createApiKey = endpoint({
  method: 'POST',
  url: '/api/admin/api-keys/',
  auth: 'staff',
  summary: 'Make a key of one’s own; its secret is told this once: the server keeps its hash',
  body: ApiKeyFields,
  status: 201,
  response: z.extend(ApiKey, { secret: z.string() }).register(z.globalRegistry, { id: 'NewApiKey' }),
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  url: '/api/admin/api-keys/:id/',
  auth: 'staff',
  summary: 'End an own key at once, for superusers anybody’s',
  params: IdParams,
  status: 204,
  response: Nothing,
})
