import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findFile } from './storage.queries.ts'

/** Stored pictures: public to whoever has the address, never changing, and never more than a picture. */
export const storageRoutes = (app: App, { db }: Deps) => {
  app.route({
    method: 'GET',
    url: '/files/:hash',
    schema: { params: z.object({ hash: z.string() }) },
    handler: async ({ params }, reply) => {
      const file = await findFile(db, params.hash)
      if (!file) throw new NotFound()
      return (
        reply
          .type(file.type)
          .header('etag', `"${file.hash}"`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          // An SVG opened by itself is a page of ours: it must not run anything.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(file.bytes)
      )
    },
  })
}
