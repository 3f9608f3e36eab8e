import { idOf } from '@tafelrunde/contract/http/ids'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { guardStyledPage } from '../../platform/http/secure-headers.ts'
import { showUnsubscribing, unsubscribe, unsubscribeStyle } from './unsubscribe.service.ts'

const Asked = z.object({
  id: z.string().transform(idOf).pipe(z.int32()).catch(0),
  proof: z.string(),
})
const ways = [
  { method: 'GET', answer: showUnsubscribing },
  { method: 'POST', answer: unsubscribe },
] as const

/** What mail programs and people open to get no more circular mails, without a login (RFC 8058). */
export const unsubscribeRoutes = (app: App, deps: Deps) => {
  // The one click of a mail program sends a form, of which nothing is needed.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => ({}))
  for (const { method, answer } of ways)
    app.route({
      method,
      url: '/abbestellen/:id/:proof',
      schema: { params: Asked },
      handler: async ({ params }, reply) => {
        void guardStyledPage(reply, unsubscribeStyle)
        const { isFound, page } = await answer(deps, params.id, params.proof)
        return reply
          .code(isFound ? 200 : 404)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(page)
      },
    })
}
