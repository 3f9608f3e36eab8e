import * as halls from '@tafelrunde/contract/admin/money/halls'
import * as payments from '@tafelrunde/contract/admin/money/order-payments'
import * as admin from '@tafelrunde/contract/admin/money/orders'
import * as prices from '@tafelrunde/contract/admin/money/price-lists'
import * as letters from '@tafelrunde/contract/exhibitions/letters'
import * as contract from '@tafelrunde/contract/exhibitions/orders'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listHistory } from '../audit/audit.service.ts'
import { readEvent } from '../events/events.service.ts'
import { listExhibitions, readExhibition } from './exhibitions.service.ts'
import { changeHallPlan, hallHistorySubjects, readHallPlan } from './hall.service.ts'
import { changeHallImage, removeHallImage } from './hall-image.service.ts'
import { listLetters, readLetter } from './letters/letters.service.ts'
import { changeBilling } from './orders/change-billing.service.ts'
import { confirmOrder, declineOrder } from './orders/decide-order.service.ts'
import { changeDiscount } from './orders/discount.service.ts'
import { endOrder } from './orders/end-order.service.ts'
import { freeLineRoutes } from './orders/free-lines.routes.ts'
import { drawOrder, listOrders, readOrder } from './orders/orders.service.ts'
import { cancelOrder, placeOrder, replaceOrder } from './orders/place-order.service.ts'
import {
  payOrder,
  readBalance,
  readPayment,
  refundOrder,
  unpayOrder,
  withdrawPayment,
} from './payments/payments.service.ts'
import { changePriceList, priceSubjects, readPriceList } from './price-list.service.ts'

export const exhibitionRoutes = (app: App, deps: Deps) => {
  const findEvent = ({ params }: { params: { id: number } }) => readEvent(deps.db, true, params.id)
  const findOrder = ({ caller, params }: Asked) => readOrder(deps.db, caller, params.id)

  freeLineRoutes(app, deps)

  app.route({
    ...contract.listExhibitions,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listExhibitions(deps, request.query)),
  })

  app.route({
    ...admin.getExhibition,
    handler: ({ params }) => readExhibition(deps, params.id),
  })

  app.route({
    ...prices.getPriceList,
    handler: ({ params }) => readPriceList(deps.db, params.id),
  })

  app.route({
    ...ofObject(prices.changePriceList, findEvent),
    handler: ({ body, params }) => changePriceList(deps, params.id, body),
  })

  app.route({
    ...prices.listPriceListHistory,
    handler: async request => {
      const { params, query } = request
      await findEvent(request)
      const history = await listHistory(deps.db, priceSubjects, params.id, query)
      return pageAnswer(request, deps.config.APP_URL, history)
    },
  })

  app.route({
    ...halls.getHallPlan,
    handler: ({ params }) => readHallPlan(deps, deps.db, params.id),
  })

  app.route({
    ...ofObject(halls.changeHallPlan, findEvent),
    handler: ({ body, params }) => changeHallPlan(deps, params.id, body),
  })

  app.route({
    ...ofObject(halls.changeHallImage, findEvent),
    handler: ({ body, params }) => changeHallImage(deps, params.id, body.file),
  })

  app.route({
    ...halls.removeHallImage,
    handler: ({ params }) => removeHallImage(deps, params.id),
  })

  app.route({
    ...halls.listHallHistory,
    handler: async request => {
      const { params, query } = request
      await findEvent(request)
      const history = await listHistory(deps.db, hallHistorySubjects, params.id, query)
      return pageAnswer(request, deps.config.APP_URL, history)
    },
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
    ...ofObject(contract.replaceOrder, findOrder),
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
    ...letters.listOrderLetters,
    handler: ({ caller, params }) => listLetters(deps.db, caller, params.id),
  })
  app.route({
    ...letters.getOrderLetter,
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await readLetter(deps.db, caller, params.id)),
  })

  app.route({
    ...admin.listAllOrders,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listOrders(deps, request.caller, request.query)),
  })

  app.route({
    ...ofObject(admin.confirmOrder, findOrder),
    handler: ({ body, caller, params }) => confirmOrder(deps, caller, params.id, body.places),
  })

  app.route({
    ...ofObject(admin.declineOrder, findOrder),
    handler: ({ body, caller, params }) => declineOrder(deps, caller, params.id, body.remark),
  })

  app.route({
    ...ofObject(admin.changeBilling, findOrder),
    handler: ({ body, caller, params }) => changeBilling(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(admin.changeDiscount, findOrder),
    handler: ({ body, caller, params }) => changeDiscount(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(admin.endOrder, findOrder),
    handler: ({ body, caller, params }) => endOrder(deps, caller, params.id, body.reason),
  })

  app.route({
    ...payments.readBalance,
    handler: ({ caller, params }) => readBalance(deps.db, caller, params.id),
  })

  app.route({
    ...ofObject(payments.payOrder, findOrder),
    handler: ({ body, caller, params, keepAnswer }) => payOrder(deps, caller, params.id, body, keepAnswer),
  })

  app.route({
    ...ofObject(payments.refundOrder, findOrder),
    handler: ({ body, caller, params, keepAnswer }) => refundOrder(deps, caller, params.id, body, keepAnswer),
  })

  app.route({
    ...ofObject(payments.unpayOrder, findOrder),
    handler: ({ caller, params }) => unpayOrder(deps, caller, params.id),
  })

  app.route({
    ...ofObject(payments.withdrawPayment, ({ params }) => readPayment(deps.db, params.id)),
    handler: ({ caller, params }) => withdrawPayment(deps, caller, params.id),
  })
}
