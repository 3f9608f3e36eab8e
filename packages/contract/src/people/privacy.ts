import * as z from 'zod/mini'
import { Bytes, IdParams, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'

const erase = {
  method: 'DELETE',
  auth: 'account',
  /** A password that is sent is checked; without one (contract B1.6) whoever asks has proved lately who they are. */
  body: z.object({ current_password: z.optional(rawText()) }),
  status: 204,
  response: Nothing,
} as const

export const deleteMe = endpoint({
  ...erase,
  url: '/api/auth/users/me/',
  summary: 'Delete the own account: personal data goes, anonymous counts stay',
})

export const deleteUser = endpoint({
  ...erase,
  url: '/api/auth/users/:id/',
  params: IdParams,
  summary: 'Delete an account: the own one, or any for superusers',
})

export const exportAccount = endpoint({
  method: 'GET',
  url: '/api/account/export/',
  auth: 'account',
  summary: 'Everything about oneself as a ZIP',
  file: 'application/zip',
  response: Bytes,
})
