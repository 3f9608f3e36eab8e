import * as z from 'zod/mini'
import { choiceFilter, listQuery, recordFilters, referenceFilter } from '#filters'
import { bodyFlag, bodyId } from '../../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { SupportMessage, SupportState } from '../../support.ts'
import { bodyLines, bodyText } from '../../values/text.ts'

/** A message to the office with what was answered. */
export const SupportThread = z
  .extend(SupportMessage, {
    /** Whose account wrote it; null where nobody was logged in. */
    account: z.nullable(z.int()),
    /** Who of the office sees to it. */
    assignee: z.nullable(z.object({ id: z.int(), name: z.string() })),
    /** What the office answered and, `is_note`, noted for itself. */
    answers: z.array(
      z.object({ created: Instant, by: z.string(), message: z.string(), is_note: z.boolean() }),
    ),
  })
  .register(z.globalRegistry, { id: 'SupportThread' })
export type SupportThread = z.infer<typeof SupportThread>

export const listSupport = endpoint({
  method: 'GET',
  url: '/api/admin/support/',
  auth: 'staff',
  summary: 'Messages to the office, the latest first',
  query: listQuery({
    ...recordFilters,
    state: choiceFilter(SupportState.options),
    assignee: referenceFilter,
  }),
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
export const noteSupport = endpoint({
  ...ofOne,
  url: '/api/admin/support/:id/note/',
  summary: 'Note something at a message for the office alone',
  body: z.object({ message: bodyLines(5000) }),
})
export const assignSupport = endpoint({
  ...ofOne,
  url: '/api/admin/support/:id/assign/',
  summary: 'Give a message to somebody of the office, or to nobody',
  body: z.object({ assignee: z._default(bodyId(), null) }),
})

export const SupportText = z
  .object({ id: z.int(), name: z.string(), text: z.string() })
  .register(z.globalRegistry, { id: 'SupportText' })
export type SupportText = z.infer<typeof SupportText>

export const getSupportDesk = endpoint({
  method: 'GET',
  url: '/api/admin/support-desk/',
  auth: 'staff',
  summary: 'Who of the office there is, and the texts that are answered again and again, by name',
  response: z.object({
    staff: z.array(z.object({ id: z.int(), name: z.string() })),
    texts: z.array(SupportText),
  }),
})
export const saveSupportText = endpoint({
  method: 'POST',
  url: '/api/admin/support-texts/',
  auth: 'staff',
  summary: 'Keep a text for answers; one of the same name is replaced',
  body: z.object({ name: bodyText(60), text: bodyLines(5000) }),
  status: 201,
  response: SupportText,
})
export const deleteSupportText = endpoint({
  method: 'DELETE',
  url: '/api/admin/support-texts/:id/',
  auth: 'staff',
  summary: 'Delete a text for answers',
  params: IdParams,
  status: 204,
  response: Nothing,
})
