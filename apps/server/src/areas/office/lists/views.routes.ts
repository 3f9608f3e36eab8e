import * as contract from '@tafelrunde/contract/admin/views'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { findViews } from './views.queries.ts'
import * as service from './views.service.ts'

export const viewRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listViews,
    handler: async request => {
      const views = await findViews(deps.db, request.caller.id, request.query)
      return pageAnswer(request, deps.config.APP_URL, views)
    },
  })

  app.route({
    ...contract.saveView,
    handler: async ({ caller, body }, reply) =>
      reply.code(201).send(await service.saveView(deps, caller.id, body)),
  })

  app.route({
    ...contract.deleteView,
    handler: async ({ caller, params }, reply) => {
      await service.deleteView(deps, caller.id, params.id)
      return reply.code(204).send()
    },
  })
}
