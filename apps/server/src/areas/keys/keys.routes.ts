import * as contract from '@tafelrunde/contract/admin/api-keys'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { callerOf } from '../accounts/credentials/passwords.service.ts'
import { createKey, listKeys, revokeKey } from './keys.service.ts'

export const keyRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listApiKeys,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listKeys(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.createApiKey,
    handler: async (request, reply) =>
      reply.code(201).send(await createKey(deps, callerOf(request), request.body)),
  })

  app.route({
    ...contract.revokeApiKey,
    handler: async ({ caller, params }, reply) => {
      await revokeKey(deps, caller, params.id)
      return reply.code(204).send()
    },
  })
}
