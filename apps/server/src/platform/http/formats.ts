import type { FastifyRequest } from 'fastify'
import { NotFound, RequestRefused } from '../refusals.ts'
import type { App } from './fastify.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself chooses the media type of its answer. */
    anyFormat?: boolean
  }
}

export const notAcceptable = () =>
  new RequestRefused(406, 'Kann die Accept Kopfzeile der Anfrage nicht erfüllen.')

const acceptable = /\*\/\*|application\/(\*|json)|text\/(\*|plain)/

const refusalOf = ({ routeOptions, url, headers: { accept } }: FastifyRequest) => {
  if (routeOptions.config.anyFormat) return undefined
  const format = url.includes('format=') && new URLSearchParams(url.split('?')[1]).get('format')
  if (format && format !== 'json') return new NotFound()
  return accept && !acceptable.test(accept) ? notAcceptable() : undefined
}

/** Every answer is JSON or plain text: a client that takes neither hears 406, `?format=xml` is 404 (contract B3). */
export const checkFormats = (app: App) =>
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)))
