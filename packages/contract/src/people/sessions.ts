import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** A login on a device. */
export const Session = z
  .object({
    id: z.uuid(),
    /** Browser and system, as far as they tell: "Chrome auf Android". */
    device: z.string(),
    created: Instant,
    last_used: Instant,
    /** Whether this request belongs to it. */
    current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' })
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/account/sessions/',
  auth: 'account',
  summary: 'Where the caller is logged in, last used first',
  query: listQuery({}),
  response: pageOf(Session),
})

export const endSession = endpoint({
  method: 'DELETE',
  url: '/api/account/sessions/:id/',
  auth: 'account',
  summary: 'Log out on a device at once; `current` is the one that asks',
  params: z.object({ id: z.union([z.uuid(), z.literal('current')]) }),
  status: 204,
  response: Nothing,
})

/** That somebody of the office saw the app as this person sees it, for support: an Einblick. */
export const Look = z
  .object({
    id: z.int(),
    /** Whose name; empty: an account that is gone. */
    by: z.string(),
    started: Instant,
    /** When it ended, or ends by itself. */
    ended: Instant,
    running: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Look' })
export type Look = z.infer<typeof Look>

export const listLooks = endpoint({
  method: 'GET',
  url: '/api/account/looks/',
  auth: 'account',
  summary: 'When the office looked through the caller’s eyes, and who, the latest first',
  query: listQuery({}),
  response: pageOf(Look),
})
