import * as z from 'zod/mini'
import { choiceFilter, listQuery, recordFilters } from '#filters'
import { bodyFlag } from '../body.ts'
import { IdParams, Instant, pageOf } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { SupportMessage, SupportState } from '../support.ts'
import { bodyLines } from '../text.ts'

/** A message to the office with what was answered. */
export const SupportThread = z
  .extend(SupportMessage, {
    /** Whose account wrote it; null where nobody was logged in. */
    account: z.nullable(z.int()),
    answers: z.array(z.object({ created: Instant, by: z.string(), message: z.string() })),
  })
  .register(z.globalRegistry, { id: 'SupportThread' })
export type SupportThread = z.infer<typeof SupportThread>

export const listSupport = endpoint({
  method: 'GET',
  url: '/api/admin/support/',
  auth: 'staff',
  summary: 'Messages to the office, the latest first',
  query: listQuery({ ...recordFilters, state: choiceFilter(SupportState.options) }),
  response: pageOf(SupportThread),
})

export const getSupport = endpoint({
  method: 'GET',
  url: '/api/admin/support/:id/',
  auth: 'staff',
  summary: 'One message with what was answered',
  params: IdParams,
  response: SupportThread,
})

const ofOne = { auth: 'staff', method: 'POST', params: IdParams, response: SupportThread } as const
export const answerSupport = endpoint({
  ...ofOne,
  url: '/api/admin/support/:id/answer/',
  summary: 'Answer a message by a mail in its thread; `close` also closes it',
  body: z.object({ message: bodyLines(5000), close: z._default(bodyFlag(), false) }),
})
export const closeSupport = endpoint({
  ...ofOne,
  url: '/api/admin/support/:id/close/',
  summary: 'Close a message',
})
