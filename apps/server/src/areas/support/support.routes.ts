import * as contract from '@tafelrunde/contract/support'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { writeToSupport } from './support.service.ts'

export const supportRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.writeToSupport,
    handler: async ({ body, caller, ip }, reply) => {
      const { id, createdAt, state, name, email, subject, message } = await writeToSupport(deps, body, {
        accountId: caller.id || null,
        address: ip,
      })
      return reply.code(201).send({ id, created: createdAt, state, name, email, subject, message })
    },
  })
}
