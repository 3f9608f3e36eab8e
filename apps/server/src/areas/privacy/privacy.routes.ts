import * as contract from '@tafelrunde/contract/people/privacy'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { ownersOnly } from '../../platform/http/session.ts'
import { checkMayDelete, deleteAccount } from './erasure.service.ts'
import { exportEverything } from './export.service.ts'

const callerOf = ({ caller, ip }: FastifyRequest) => ({ ...caller, address: ip })

export const privacyRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.deleteMe,
    handler: async (request, reply) => {
      const { caller, body } = request
      await deleteAccount(deps, callerOf(request), caller.id, body.current_password)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ofObject(contract.deleteUser, ({ caller, params }) => checkMayDelete(deps, caller, params.id)),
    handler: async (request, reply) => {
      const { params, body } = request
      await deleteAccount(deps, callerOf(request), params.id, body.current_password)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ownersOnly(contract.exportAccount),
    handler: async ({ caller }, reply) =>
      sendAttachment(reply, 'application/zip', {
        name: 'tafelrunde-meine-daten.zip',
        bytes: await exportEverything(deps, caller.id),
      }),
  })
}
