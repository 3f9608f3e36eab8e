import * as contract from '@tafelrunde/contract/admin-settlements'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { approveSettlement, returnSettlement } from './decide-settlement.service.ts'
import { readFeeTerms, replaceFeeTerms } from './fees/fees.service.ts'
import { startSettlements } from './start-settlements.service.ts'

export const adminSettlementRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getFeeTerms,
    handler: ({ params }) => readFeeTerms(deps.db, params.id),
  })

  app.route({
    ...contract.replaceFeeTerms,
    handler: ({ body, params }) => replaceFeeTerms(deps, params.id, body),
  })

  app.route({
    ...contract.startSettlements,
    handler: async ({ params }, reply) => reply.code(201).send(await startSettlements(deps, params.id)),
  })

  app.route({
    ...contract.approveSettlement,
    handler: ({ caller, params }) => approveSettlement(deps, caller, params.id),
  })

  app.route({
    ...contract.returnSettlement,
    handler: ({ body, caller, params }) => returnSettlement(deps, caller, params.id, body.remark),
  })
}
