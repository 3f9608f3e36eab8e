import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, onSendAsyncHookHandler } from 'fastify'
import { builds, web } from '../builds.ts'
import { NotFound } from '../refusals.ts'
import type { App } from './fastify.ts'
import { packable, sendPackable } from './packed.ts'
import { guardApp, guardOffice, guardPage } from './secure-headers.ts'

const forEver = 'max-age=31536000, immutable'

/** A script that runs as a worker would have to obey that of its own file, which is no page's. */
const policy = 'content-security-policy'

/** A built file's name changes with its content, so it may be kept for ever; all others are asked for again. */
const isBuilt = (path: string) => path.includes('/assets/')

/** Whose pages need more than `guardPage` allows. */
const guards: Record<string, (reply: FastifyReply) => unknown> = {
  '/': guardApp,
  '/verwaltung/': guardOffice,
}

/** A file of a build that is not here any more, or not yet. */
type FindFormer = (path: string) => Promise<{ type: string; bytes: Buffer } | undefined>

/** The page of the app as it was built, if it was; a newer build is read at the next start. */
export const readAppPage = async () =>
  existsSync(web) ? readFile(join(web, 'index.html'), 'utf8') : undefined

/** Tools take anything or do not say; a browser that loads a script takes anything too, and wants no page for it. */
const wantsPage = (path: string, accept = '*/*') =>
  /text\/(html|\*)|\*\/\*/.test(accept) && !path.slice(path.lastIndexOf('/')).includes('.')

/** The type of scripts as it is named today (RFC 9239). The files' names give it last of all where they are sent packed. */
const withTypeOfToday: onSendAsyncHookHandler = async (_request, reply) => {
  if (String(reply.getHeader('content-type')).startsWith('application/javascript'))
    reply.header('content-type', 'text/javascript; charset=utf-8')
}

/**
 * Serves the builds of the app and of the Verwaltung; every address of theirs is the one page. The app's known
 * addresses have routes of their own, so here its page says itself that there is nothing. Only the page gets the
 * headers that guard it, its many small files travel light.
 */
export const serveFrontEnds = async (app: App, findFormer: FindFormer, built = builds) => {
  const present = built.filter(({ root }) => existsSync(root))
  // By the file, as the first of them sends the pages of all.
  const guardOf = (path: string) =>
    guards[present.find(({ root }) => path.startsWith(root))?.prefix ?? ''] ?? guardPage
  app.addHook('onRoute', route => {
    if (present.some(({ prefix }) => route.url === `${prefix}*`)) route.onSend = withTypeOfToday
  })
  for (const [index, { prefix, root }] of present.entries())
    await app.register(staticFiles, {
      root,
      prefix,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      decorateReply: index === 0,
      setHeaders: (reply, path) => {
        if (/\.html(\.\w+)?$/.test(path)) void guardOf(path)(reply)
        else reply.removeHeader(policy)
        reply.header('cache-control', isBuilt(path) ? forEver : 'no-cache')
        // A first visit waits for the heads of a dozen scripts; that a connection stays, browsers know.
        if (!isBuilt(path)) return
        reply.removeHeader('etag')
        reply.raw.removeHeader('connection')
      },
    })

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request
    const [path = ''] = url.split('?')
    const former = /^\/((verwaltung|anzeige)\/)?assets\/[\w.-]+$/.test(path) && (await findFormer(path))
    if (former) {
      const { type, bytes } = former
      reply.header('cache-control', forEver).removeHeader(policy)
      const content = type.startsWith('text/') ? bytes.toString() : bytes
      return sendPackable(request, reply, { packable: packable(content), type })
    }
    const build = present.find(({ prefix }) => `${path}/`.startsWith(prefix))
    if (!build || !['GET', 'HEAD'].includes(method) || path.startsWith('/api/')) throw new NotFound()
    const isApp = build.prefix === '/'
    if (!(isApp ? headers.accept?.includes('text/html') : wantsPage(path, headers.accept)))
      throw new NotFound()
    if (isApp) reply.code(404)
    return reply.sendFile('index.html', build.root)
  })
}
