import * as contract from '@tafelrunde/contract/signup'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { requestLink } from './mail-link.service.ts'
import { activate, signUp } from './sign-up.service.ts'

export const signUpRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.signUp,
    handler: async ({ body, ip }, reply) => {
      const { id, email, firstName, lastName } = await signUp(deps, body, ip)
      return reply.code(201).send({ id, email, first_name: firstName, last_name: lastName })
    },
  })

  app.route({
    ...contract.activate,
    handler: async ({ body }, reply) => {
      await inTransaction(deps.db, tx => activate(tx, deps, body))
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.resendActivation,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'activation', email: body.email }, ip)
      return reply.code(204).send()
    },
  })
}
