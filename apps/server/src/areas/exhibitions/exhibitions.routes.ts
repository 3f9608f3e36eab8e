import * as admin from '@tafelrunde/contract/admin-orders'
import * as contract from '@tafelrunde/contract/orders'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listExhibitions, replaceExhibition } from './exhibitions.service.ts'
import { confirmOrder, declineOrder, payOrder } from './orders/decide-order.service.ts'
import { drawOrder, listOrders, readOrder } from './orders/orders.service.ts'
import { cancelOrder, placeOrder, replaceOrder } from './orders/place-order.service.ts'

export const exhibitionRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listExhibitions,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listExhibitions(deps, request.query)),
  })

  app.route({
    ...admin.replaceExhibition,
    handler: ({ body, params }) => replaceExhibition(deps, params.id, body),
  })

  app.route({
    ...contract.listOrders,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listOrders(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.createOrder,
    handler: async ({ body, caller, ip, keepAnswer }, reply) =>
      reply.code(201).send(await placeOrder(deps, { ...caller, address: ip }, body, keepAnswer)),
  })

  app.route({
    ...contract.getOrder,
    handler: async ({ caller, params }) => (await readOrder(deps.db, caller, params.id)).answer,
  })

  app.route({
    ...contract.replaceOrder,
    handler: ({ body, caller, ip, params }) =>
      replaceOrder(deps, { ...caller, address: ip }, params.id, body),
  })

  app.route({
    ...contract.cancelOrder,
    handler: ({ caller, params }) => cancelOrder(deps, caller, params.id),
  })

  app.route({
    ...contract.getOrderPaper,
    handler: async ({ caller, params }, reply) => sendPdf(reply, await drawOrder(deps, caller, params.id)),
  })

  app.route({
    ...admin.listAllOrders,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listOrders(deps, request.caller, request.query)),
  })

  app.route({
    ...admin.confirmOrder,
    handler: ({ body, caller, params }) => confirmOrder(deps, caller, params.id, body.places),
  })

  app.route({
    ...admin.declineOrder,
    handler: ({ body, caller, params }) => declineOrder(deps, caller, params.id, body.remark),
  })

  app.route({
    ...admin.payOrder,
    handler: ({ caller, params }) => payOrder(deps, caller, params.id),
  })
}
