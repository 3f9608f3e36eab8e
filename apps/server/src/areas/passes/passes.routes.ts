import * as contract from '@tafelrunde/contract/people/passes'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ownersOnly } from '../../platform/http/session.ts'
import { badgeRoutes } from './badges/badges.routes.ts'
import { publicKeys } from './pass-keys.service.ts'
import { issuePass } from './passes.service.ts'

export const passRoutes = (app: App, deps: Deps) => {
  app.route({ ...ownersOnly(contract.getPass), handler: ({ caller }) => issuePass(deps, caller.id) })

  app.route({
    ...contract.getPassKeys,
    // They change with a rotation only, and then the former ones stay good: an hour is soon enough.
    handler: async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(publicKeys(deps)),
  })

  badgeRoutes(app, deps)
}
