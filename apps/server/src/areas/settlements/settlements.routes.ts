import * as contract from '@tafelrunde/contract/settlements'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { changeSettlement } from './change-settlement.service.ts'
import { drawLecturerConfirmation, drawSettlement } from './papers/draw-papers.service.ts'
import { listSettlements, readSettlement } from './settlements.service.ts'
import { startSettlement } from './start-settlements.service.ts'

/** Whoever takes JSON and no PDF wants the record; browsers and HTTP clients take anything and get the paper. */
const wantsRecord = (accept = '') =>
  /application\/json/i.test(accept) && !/application\/(pdf|\*)|\*\/\*/i.test(accept)

export const settlementRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listSettlements,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listSettlements(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.startSettlement,
    handler: async ({ body, caller }, reply) =>
      reply.code(201).send(await startSettlement(deps, caller, body)),
  })

  app.route({
    ...contract.getLecturerConfirmation,
    handler: async ({ caller, headers, params }, reply) => {
      reply.header('vary', 'Accept')
      if (wantsRecord(headers.accept)) return (await readSettlement(deps, caller, params.id)).answer
      return sendPdf(reply, await drawLecturerConfirmation(deps, caller, params.id))
    },
  })

  app.route({
    ...contract.changeSettlement,
    handler: ({ body, caller, params }) => changeSettlement(deps, caller, params.id, body),
  })

  app.route({
    ...contract.getSettlementPaper,
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await drawSettlement(deps, caller, params.id)),
  })
}
