import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Instant, Nothing, pageOf } from './http/common.ts'
import { endpoint } from './http/endpoint.ts'
import { anyBodyText } from './values/text.ts'

/** A place in a file of a build: `index-1a2b3c4.js:1:2345`. */
const place = /^[\w.-]{1,80}\.js(:\d{1,7}){0,2}$/

/** What a browser tells of a fault of ours: nothing of who sat before it. */
export const NewFault = z.object({
  message: anyBodyText(300),
  /** Where in our own build, innermost first. */
  places: z.array(z.string().check(z.regex(place))).check(z.maxLength(8)),
  /** The entry file of the build. */
  build: anyBodyText(80),
  path: anyBodyText(200),
})
export type NewFault = z.infer<typeof NewFault>

export const reportFault = endpoint({
  method: 'POST',
  url: '/api/faults/',
  auth: 'anyone',
  summary:
    'Tell the operator of a fault of the app; without any personal data, sixty an hour from an address',
  body: NewFault,
  status: 204,
  response: Nothing,
})

const Fault = z
  .object({
    id: z.int(),
    message: z.string(),
    places: z.array(z.string()),
    build: z.string(),
    path: z.string(),
    browser: z.string(),
    count: z.int(),
    first: Instant,
    last: Instant,
  })
  .register(z.globalRegistry, { id: 'Fault' })
export type Fault = z.infer<typeof Fault>

export const listFaults = endpoint({
  method: 'GET',
  url: '/api/admin/faults/',
  auth: 'staff',
  summary: 'Faults that browsers have told of, the latest first',
  query: listQuery({}),
  response: pageOf(Fault),
})
