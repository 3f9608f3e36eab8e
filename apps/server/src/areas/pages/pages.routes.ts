import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { keptAnswers } from '../../platform/http/kept-answers.ts'
import { packable, sendPackable } from '../../platform/http/packed.ts'
import { guardApp } from '../../platform/http/secure-headers.ts'
import { sources } from './pages.queries.ts'
import { keyOf, pagesByAddress, robotsText, shownAt } from './pages.rules.ts'
import { createPictures, type ReadViews, readPage, readUnknownPage } from './pages.service.ts'
import { readSitemap } from './sitemap.service.ts'

const Asked = z.object({ id: z.string().optional(), event: z.string().optional() })

const minute = 60_000

/**
 * The app's page `html` at each of its addresses, with a head that says what is to be found there, and with what is seen
 * first of it, if there is somebody to draw that.
 */
export const pageRoutes = (app: App, deps: Deps, html: string, readViews?: ReadViews) => {
  const views = readViews?.(html, async url => {
    const answer = await app.inject({ url })
    return { status: answer.statusCode, body: answer.body }
  })
  // What is open, over or today is seen in a first view, and changes with the time alone.
  const minuteNow = () => Math.floor(deps.clock.now().getTime() / minute)
  // A page takes 20 ms to make, and in a rush places change all the time; the app asks for them anew once it hears of them.
  const send = keptAnswers(deps.changes, {
    tables: sources,
    atLeisure: ['places'],
    type: 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Sec-CH-UA-Mobile',
  })
  app.addHook('onClose', () => views?.close())
  const missing = { key: 'missing', make: () => readUnknownPage(deps, html) }

  for (const [url, pageAt] of Object.entries(pagesByAddress))
    app.route({
      method: 'GET',
      url,
      schema: { params: Asked, querystring: Asked },
      handler: async (request, reply) => {
        const asked = { ...request.query, ...request.params }
        const page = pageAt(asked)
        const path = shownAt(url, asked)
        // Of browsers that say so; others show what fits their window.
        const phone = request.headers['sec-ch-ua-mobile'] === '?1'
        const key = `${keyOf(page)} ${page.kind === 'personal' ? '' : `${path} ${phone} ${minuteNow()}`}`
        void guardApp(reply)
        return send(
          request,
          reply,
          { key, make: () => readPage(deps, { html, views }, page, { path, phone }) },
          missing,
        )
      },
    })
}

/** What robots and messengers ask for besides. */
export const robotRoutes = (app: App, deps: Deps) => {
  const sendMap = keptAnswers(deps.changes, { tables: sources, type: 'application/xml; charset=utf-8' })
  app.route({
    method: 'GET',
    url: '/sitemap.xml',
    handler: (request, reply) => sendMap(request, reply, { key: 'sitemap', make: () => readSitemap(deps) }),
  })

  app.route({
    method: 'GET',
    url: '/robots.txt',
    handler: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(robotsText(deps.config.APP_URL)),
  })

  const drawPicture = createPictures(deps)
  app.route({
    method: 'GET',
    url: '/og/:name.png',
    schema: { params: z.object({ name: z.string() }) },
    handler: async (request, reply) => {
      const picture = await drawPicture(request.params.name)
      reply.header('cache-control', 'public, no-cache')
      return sendPackable(request, reply, { packable: packable(picture), type: 'image/png' })
    },
  })
}
