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

/** Every answer is JSON or plain text: a client that takes neither hears 406, `?format=xml` is 404 (contract B3). */
export const checkFormats = (app: App) =>
  app.addHook('onRequest', async request => {
    if (request.routeOptions.config.anyFormat) return
    const format =
      request.url.includes('format=') && new URLSearchParams(request.url.split('?')[1]).get('format')
    if (format && format !== 'json') throw new NotFound()
    const { accept } = request.headers
    if (accept && !acceptable.test(accept)) throw notAcceptable()
  })
