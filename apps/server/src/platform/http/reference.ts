import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './fastify.ts'
import { type Packable, packable, sendPackable } from './packed.ts'
import { guardPage } from './secure-headers.ts'

const ours = (name: string) => new URL(`../../../reference/${name}`, import.meta.url)
/** The files of the library's own browser build; its plugin has no German page and is not needed for them. */
const library = (name: string) => new URL(`./static/${name}`, import.meta.resolve('@fastify/swagger-ui'))

const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'
const files = [
  { url: '/api/docs', type: 'text/html; charset=utf-8', find: () => ours('index.html') },
  { url: '/api/docs/start.js', type: script, find: () => ours('start.js') },
  { url: '/api/docs/page.css', type: style, find: () => ours('page.css') },
  { url: '/api/docs/swagger-ui-bundle.js', type: script, find: () => library('swagger-ui-bundle.js') },
  { url: '/api/docs/swagger-ui.css', type: style, find: () => library('swagger-ui.css') },
]

/**
 * The page at /api/docs that shows people what /api/schema/ tells programs. It needs nobody else's server; its files are
 * read when somebody first opens it.
 */
export const referenceRoutes = (app: App) => {
  for (const { url, type, find } of files) {
    let read: Promise<Packable> | undefined
    const content = () => (read ??= readFile(find(), 'utf8').then(packable))
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      void guardPage(reply)
      reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
      return sendPackable(request, reply, { packable: await content(), type })
    })
  }
}
