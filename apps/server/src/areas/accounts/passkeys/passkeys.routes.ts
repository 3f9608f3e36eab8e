import * as contract from '@tafelrunde/contract/people/passkeys'
import * as proof from '@tafelrunde/contract/people/proof'
import type { Deps } from '../../../deps.ts'
import { deviceOf } from '../../../platform/http/device.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { callerOf } from '../credentials/passwords.service.ts'
import { beginPasskeyLogin, logInWithPasskey, proveWithPasskey } from './log-in-with-passkey.service.ts'
import * as service from './passkeys.service.ts'

export const passkeyRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listPasskeys,
    handler: async ({ caller }) => ({ results: await service.listPasskeys(deps, caller.id) }),
  })

  app.route({
    ...contract.beginPasskey,
    handler: request => service.beginPasskey(deps, callerOf(request), request.body.current_password),
  })

  app.route({
    ...contract.addPasskey,
    handler: async (request, reply) => {
      const { caller, body } = request
      const codes = await service.addPasskey(deps, caller.id, { ...body, device: deviceOf(request) })
      return reply.code(201).send({ recovery_codes: codes })
    },
  })

  app.route({
    ...ofObject(contract.renamePasskey, ({ caller, params }) =>
      service.readPasskey(deps, caller.id, params.id),
    ),
    handler: ({ caller, params, body }) => service.renamePasskey(deps, caller.id, params.id, body.name),
  })

  app.route({
    ...ofObject(contract.removePasskey, ({ caller, params }) =>
      service.readPasskey(deps, caller.id, params.id),
    ),
    handler: async (request, reply) => {
      const { current_password: password, code } = request.body
      await service.removePasskey(deps, callerOf(request), request.params.id, { password, code })
      return reply.code(204).send()
    },
  })

  app.route({
    ...proof.proveWithPasskey,
    handler: async (request, reply) => {
      await proveWithPasskey(deps, callerOf(request), request.body)
      return reply.code(204).send()
    },
  })

  app.route({ ...contract.beginPasskeyLogin, handler: () => beginPasskeyLogin(deps) })

  app.route({
    ...contract.logInWithPasskey,
    handler: request =>
      logInWithPasskey(deps, request.body, { address: request.ip, device: deviceOf(request) }),
  })
}
