import * as contract from '@tafelrunde/contract/lecturers/lecturer-invitations'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { acceptInvitation, readInvitation } from './invitations.service.ts'

export const invitationRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.readInvitation, handler: ({ body }) => readInvitation(deps, body.secret) })

  app.route({
    ...contract.acceptInvitation,
    handler: ({ body, caller }) => acceptInvitation(deps, caller.id, body.secret),
  })
}
