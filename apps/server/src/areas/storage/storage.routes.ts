import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { readPicture } from './storage.service.ts'

/** Stored pictures: public to whoever has the address, never changing, and never more than a picture. */
export const storageRoutes = (app: App, { db }: Deps) => {
  app.route({
    method: 'GET',
    url: '/files/:hash',
    schema: { params: z.object({ hash: z.string() }) },
    handler: async ({ params }, reply) => {
      const file = await readPicture(db, params.hash)
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
