import * as account from '@tafelrunde/contract/people/account'
import * as contract from '@tafelrunde/contract/people/sessions'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listLooks } from './looks.service.ts'
import { endSession, listSessions } from './sessions.service.ts'
import { endSessionOf, verifyToken } from './tokens.service.ts'

export const sessionRoutes = (app: App, deps: Deps) => {
  app.route({
    ...account.verifyToken,
    handler: async ({ body }) => {
      await verifyToken(deps, body.token)
      return {}
    },
  })

  app.route({
    ...account.blacklistToken,
    handler: async ({ body }) => {
      await endSessionOf(deps, body.refresh)
      return {}
    },
  })

  app.route({
    ...contract.listSessions,
    handler: async request => {
      const { caller, query } = request
      const { count, rows } = await listSessions(deps, caller.id, query)
      const shown = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        created: createdAt,
        last_used: lastUsedAt,
        current: id === caller.sessionId,
      }))
      return pageAnswer(request, deps.config.APP_URL, { count, rows: shown })
    },
  })

  app.route({
    ...contract.listLooks,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listLooks(deps, request.caller.id, request.query)),
  })

  app.route({
    ...contract.endSession,
    handler: async ({ caller, params }, reply) => {
      await endSession(deps, caller, params.id)
      return reply.code(204).send()
    },
  })
}
