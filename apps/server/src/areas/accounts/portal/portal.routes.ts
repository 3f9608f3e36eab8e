import * as contract from '@tafelrunde/contract/people/portal'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { deviceOf } from '../../../platform/http/device.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { callerOf } from '../credentials/passwords.service.ts'
import { readPortalLink, removePortalLink } from './link.service.ts'
import { beginPortalLogin, finishPortalLogin, provePortalLogin } from './portal.service.ts'

const askerOf = (request: FastifyRequest) => ({ address: request.ip, device: deviceOf(request) })

export const portalRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.beginPortalLogin, handler: () => beginPortalLogin(deps) })

  app.route({
    ...contract.finishPortalLogin,
    handler: request => finishPortalLogin(deps, request.body, askerOf(request)),
  })

  app.route({
    ...contract.provePortalLogin,
    handler: request => provePortalLogin(deps, request.body, askerOf(request)),
  })

  app.route({ ...contract.getPortalLink, handler: ({ caller }) => readPortalLink(deps, caller.id) })

  app.route({
    ...contract.removePortalLink,
    handler: async (request, reply) => {
      await removePortalLink(deps, callerOf(request), request.body.current_password)
      return reply.code(204).send()
    },
  })
}
