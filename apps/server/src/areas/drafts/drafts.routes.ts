import * as contract from '@tafelrunde/contract/admin/events/drafts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { endDraftLink, readDraftLink, shareDraft } from './drafts.service.ts'

export const draftRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.getDraftLink, handler: ({ params }) => readDraftLink(deps, params.id) })

  app.route({
    ...contract.shareDraft,
    handler: async ({ params }, reply) => reply.code(201).send(await shareDraft(deps, params.id)),
  })

  app.route({
    ...contract.endDraftLink,
    handler: async ({ params }, reply) => {
      await endDraftLink(deps, params.id)
      return reply.code(204).send()
    },
  })
}
