import * as contract from '@tafelrunde/contract/orders'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { dispositionOf } from '../storage/storage.rules.ts'
import { listExhibitions } from './exhibitions.service.ts'
import { drawOrder } from './orders/order-papers.service.ts'
import { listOrders, readOrder } from './orders/orders.service.ts'
import { cancelOrder, createOrder, replaceOrder } from './orders/place-order.service.ts'

export const orderRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listExhibitions,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listExhibitions(deps, request.query)),
  })

  app.route({
    ...contract.listOrders,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listOrders(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.createOrder,
    handler: async ({ body, caller, ip }, reply) =>
      reply.code(201).send(await createOrder(deps, { ...caller, address: ip }, body)),
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
    handler: async ({ caller, params }, reply) => {
      const { name, bytes } = await drawOrder(deps, caller, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf('inline', name))
        .send(new Uint8Array(bytes))
    },
  })
}
