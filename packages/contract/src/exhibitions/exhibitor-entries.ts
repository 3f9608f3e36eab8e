import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFile } from '../http/body.ts'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../values/text.ts'
import { Exhibitor } from './exhibitors.ts'

export const listEntries = endpoint({
  method: 'GET',
  url: '/api/exhibitor-entries/',
  auth: 'exhibitor',
  summary: 'The own entries in the directory of exhibitors, all for staff',
  query: listQuery({}),
  response: pageOf(Exhibitor),
})

const website = anyBodyText(300)
export const createEntry = endpoint({
  method: 'POST',
  url: '/api/exhibitor-entries/',
  auth: 'exhibitor',
  summary: 'The own entry in the directory of exhibitors, where there is none yet',
  body: z.object({
    name: bodyText(150),
    description: z._default(anyBodyLines(5000), ''),
    website: z._default(website, ''),
  }),
  status: 201,
  response: Exhibitor,
})

const ofOne = { auth: 'exhibitor', params: IdParams, response: Exhibitor } as const
export const changeEntry = endpoint({
  ...ofOne,
  method: 'PATCH',
  url: '/api/exhibitor-entries/:id/',
  summary: 'Change an own entry',
  body: z.object({
    name: z.optional(bodyText(150)),
    description: z.optional(anyBodyLines(5000)),
    website: z.optional(website),
  }),
})
export const changeLogo = endpoint({
  ...ofOne,
  method: 'PUT',
  url: '/api/exhibitor-entries/:id/logo/',
  summary: 'Change the logo of an own entry: JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({ file: bodyFile() }),
})
