import * as contract from '@tafelrunde/contract/admin/money/free-lines'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { addFreeLine, readFreeLineTaxes, removeFreeLine } from './free-lines.service.ts'
import { readOrder } from './orders.service.ts'

export const freeLineRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getFreeLineTaxes,
    handler: ({ caller, params }) => readFreeLineTaxes(deps.db, caller, params.id),
  })

  app.route({
    ...ofObject(contract.addFreeLine, ({ caller, params }) => readOrder(deps.db, caller, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await addFreeLine(deps, caller, params.id, body, keepAnswer)),
  })

  app.route({
    ...contract.removeFreeLine,
    handler: ({ caller, params }) => removeFreeLine(deps, caller, params.id),
  })
}
