import * as contract from '@tafelrunde/contract/admin/events/calling-off'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { type Asked, ofObject } from '../../../platform/http/find-first.ts'
import * as service from './calling-off.service.ts'

export const callingOffRoutes = (app: App, deps: Deps) => {
  const find = ({ params }: Asked) => service.readSlot(deps.db, params.id)

  app.route({
    ...contract.getCallingOff,
    handler: ({ params }) => service.readCallingOff(deps, params.id),
  })

  app.route({
    ...ofObject(contract.callOffTimeslot, find),
    handler: ({ params, body }) => service.callOff(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.takeBackCallingOff, find),
    handler: ({ params }) => service.takeBack(deps, params.id),
  })
}
