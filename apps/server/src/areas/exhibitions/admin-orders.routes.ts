import * as contract from '@tafelrunde/contract/admin-orders'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { replaceExhibition } from './exhibitions.service.ts'
import { confirmOrder, declineOrder, payOrder } from './orders/decide-order.service.ts'
import { listOrders } from './orders/orders.service.ts'

export const adminOrderRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listAllOrders,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listOrders(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.confirmOrder,
    handler: ({ body, caller, params }) => confirmOrder(deps, caller, params.id, body.places),
  })

  app.route({
    ...contract.declineOrder,
    handler: ({ body, caller, params }) => declineOrder(deps, caller, params.id, body.remark),
  })

  app.route({
    ...contract.payOrder,
    handler: ({ caller, params }) => payOrder(deps, caller, params.id),
  })

  app.route({
    ...contract.replaceExhibition,
    handler: ({ body, params }) => replaceExhibition(deps, params.id, body),
  })
}
