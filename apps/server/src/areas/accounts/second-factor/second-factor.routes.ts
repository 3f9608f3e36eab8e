import * as contract from '@tafelrunde/contract/people/second-factor'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { callerOf } from '../credentials/passwords.service.ts'
import * as service from './second-factor.service.ts'

const bothIn = ({
  current_password: password,
  code,
}: {
  current_password?: string | undefined
  code: string
}) => ({
  password,
  code,
})

export const secondFactorRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getSecondFactor,
    handler: ({ caller }) => service.readSecondFactor(deps, caller.id),
  })

  app.route({
    ...contract.beginSecondFactor,
    handler: request => {
      const { current_password: password, code } = request.body
      return service.beginSetup(deps, callerOf(request), { password, code })
    },
  })

  app.route({
    ...contract.confirmSecondFactor,
    handler: async request => ({
      recovery_codes: await service.confirmSetup(deps, callerOf(request), request.body),
    }),
  })

  app.route({
    ...contract.renewRecoveryCodes,
    handler: async request => ({
      recovery_codes: await service.renewRecoveryCodes(deps, callerOf(request), bothIn(request.body)),
    }),
  })

  app.route({
    ...contract.switchOffSecondFactor,
    handler: async (request, reply) => {
      await service.switchOff(deps, callerOf(request), bothIn(request.body))
      return reply.code(204).send()
    },
  })
}
