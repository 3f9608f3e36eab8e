import * as contract from '@tafelrunde/contract/admin/events/presence'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendPdf } from '../../../platform/http/file-reply.ts'
import { drawPresence, readPresence } from './presence.service.ts'

export const presenceRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.getPresence, handler: ({ params }) => readPresence(deps, params.id) })

  app.route({
    ...contract.getPresencePaper,
    handler: async ({ caller, params }, reply) => sendPdf(reply, await drawPresence(deps, caller, params.id)),
  })
}
