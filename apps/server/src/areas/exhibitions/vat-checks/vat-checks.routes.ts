import { noteVatCheck as contract, listVatChecks } from '@tafelrunde/contract/admin/money/vat-checks'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { readOrder } from '../orders/orders.service.ts'
import { noteVatCheck, readVatChecks } from './vat-checks.service.ts'

export const vatCheckRoutes = (app: App, deps: Deps) => {
  app.route({
    ...listVatChecks,
    handler: ({ caller, params }) => readVatChecks(deps.db, caller, params.id),
  })

  app.route({
    ...ofObject(contract, ({ caller, params }) => readOrder(deps.db, caller, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await noteVatCheck(deps, caller, params.id, body, keepAnswer)),
  })
}
