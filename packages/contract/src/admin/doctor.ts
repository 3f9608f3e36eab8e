import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** One thing that an installation needs, how it is, and what to do about it. */
export const Finding = z
  .object({
    /** What was looked at, as people call it. */
    name: z.string(),
    state: z.enum(['good', 'warning', 'bad']),
    /** How it is, in a sentence. */
    says: z.string(),
    /** Null: nothing has to be done. */
    remedy: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Finding' })
export type Finding = z.infer<typeof Finding>

const response = z.object({ results: z.array(Finding) })

export const getDoctor = endpoint({
  method: 'GET',
  url: '/api/admin/doctor/',
  auth: 'superuser',
  summary: 'How this installation is: what is well, what is not, and what to do about it',
  response,
})

export const mailDoctor = endpoint({
  method: 'POST',
  url: '/api/admin/doctor/',
  auth: 'superuser',
  summary: 'The same, after a mail has really been sent to the address that all mails come from',
  response,
})
