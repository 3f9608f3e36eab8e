import * as contract from '@tafelrunde/contract/lecturer-timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { writeToParticipants } from './message/message.service.ts'

export const messageRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.writeToParticipants,
    handler: async ({ body, caller, ip, params }, reply) => {
      const writer = { caller, address: ip }
      return reply.code(201).send({ recipients: await writeToParticipants(deps, writer, params.id, body) })
    },
  })
}
