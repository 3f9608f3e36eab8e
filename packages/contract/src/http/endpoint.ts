import type * as z from '#read'
import type { Access } from './common.ts'
import { ErrorBody } from './errors.ts'

type FileType =
  | 'application/json'
  | 'application/zip'
  | 'application/pdf'
  | 'application/xml'
  | 'application/octet-stream'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/calendar'
  | 'text/csv'

type Description = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/api/${string}`
  auth: Access
  summary: string
  /** The answer is text, not JSON. */
  text?: true
  /** The answer is a file of this type, or of one of these; its schema is `Bytes`. */
  file?: FileType | readonly FileType[]
  /** The answer is server-sent events and does not end by itself; its schema is text. */
  stream?: true
  /** The most megabytes that a file of its multipart body may have, if that is more than usual. */
  largestFile?: number
  /** With 204 there is no answer; its schema is `Nothing`. */
  status?: 200 | 201 | 204
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
}

/** What Fastify's `route()` takes, less the handler. A part that was not described is `unknown`. */
export type Endpoint<D extends Description = Description> = {
  method: D['method']
  url: D['url']
  config: { auth: Access; anyFormat?: true; largestFile?: number }
  schema: {
    summary: string
    params: D['params']
    querystring: D['query']
    body: D['body']
    response: Record<number, D['response']>
  }
}

/** Describes one endpoint for everyone: the server registers it, clients call it, the docs print it. */
export function endpoint<const D extends Description>(description: D): Endpoint<D>
export function endpoint(description: Description) {
  const {
    method,
    url,
    auth,
    summary,
    text,
    file,
    stream,
    largestFile,
    status = 200,
    params,
    query,
    body,
  } = description
  const response: Record<string, z.ZodMiniType> = { [status]: description.response, '4xx': ErrorBody }
  return {
    method,
    url,
    config: { auth, ...((file || stream) && { anyFormat: true }), ...(largestFile && { largestFile }) },
    // Fastify warns about a part that is there but undefined, so missing parts stay out.
    schema: {
      summary,
      ...((text || file || stream) && {
        produces: [file ?? (stream ? 'text/event-stream' : 'text/plain')].flat(),
      }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response,
    },
  }
}
