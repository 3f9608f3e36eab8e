import * as fees from '@tafelrunde/contract/admin/money/fees'
import * as transfers from '@tafelrunde/contract/admin/money/returned-transfers'
import * as admin from '@tafelrunde/contract/admin/money/settlements'
import * as allowances from '@tafelrunde/contract/lecturers/allowances'
import * as receipts from '@tafelrunde/contract/lecturers/receipts'
import * as contract from '@tafelrunde/contract/lecturers/settlements'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment, sendPdf } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listHistory } from '../audit/audit.service.ts'
import { readEvent } from '../events/events.service.ts'
import { changeBank, keepBank, wishBank } from './bank-wishes.service.ts'
import { changeSettlement } from './change-settlement.service.ts'
import { approveSettlement, returnSettlement } from './decide-settlement.service.ts'
import { declareOthers } from './declared/declared.service.ts'
import { readDonation } from './donations/donations.service.ts'
import { changeRoleFees, feeSubjects, readRoleFees } from './fees/role-fees.service.ts'
import { drawLecturerConfirmation, drawSettlement } from './papers/draw-papers.service.ts'
import { addReceipt, readReceipt } from './receipts/receipts.service.ts'
import { confirmBank, withdrawReturned } from './returned-transfers/returned-transfers.service.ts'
import { listSettlements, readSettlement } from './settlements.service.ts'
import { startSettlement, startSettlements } from './start-settlements.service.ts'

/** Whoever takes JSON and no PDF wants the record; browsers and HTTP clients take anything and get the paper. */
const wantsRecord = (accept = '') =>
  /application\/json/i.test(accept) && !/application\/(pdf|\*)|\*\/\*/i.test(accept)

const ownRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listSettlements,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listSettlements(deps, request.caller, request.query)),
  })

  app.route({
    ...contract.startSettlement,
    handler: async ({ body, caller, keepAnswer }, reply) =>
      reply.code(201).send(await startSettlement(deps, caller, body, keepAnswer)),
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
    ...ofObject(contract.changeSettlement, ({ caller, params }) => readSettlement(deps, caller, params.id)),
    handler: ({ body, caller, params }) => changeSettlement(deps, caller, params.id, body),
  })

  app.route({
    ...contract.getSettlementPaper,
    handler: async ({ caller, params, query }, reply) =>
      sendPdf(reply, await drawSettlement(deps, caller, params.id, query.version)),
  })
}

const bankRoutes = (app: App, deps: Deps) => {
  app.route({
    ...allowances.declareOthers,
    handler: async ({ body, caller, keepAnswer }, reply) =>
      reply.code(201).send(await declareOthers(deps, caller, body, keepAnswer)),
  })

  app.route({
    ...contract.followBank,
    handler: ({ body, caller }) => wishBank(deps, caller, body),
  })

  app.route({
    ...ofObject(admin.changeSettlementBank, ({ caller, params }) => readSettlement(deps, caller, params.id)),
    handler: ({ body, caller, params }) => changeBank(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(admin.keepSettlementBank, ({ caller, params }) => readSettlement(deps, caller, params.id)),
    handler: ({ body, caller, params }) => keepBank(deps, caller, params.id, body.remark),
  })
}

const returnedTransferRoutes = (app: App, deps: Deps) => {
  app.route({
    ...ofObject(transfers.confirmSettlementBank, ({ caller, params }) =>
      readSettlement(deps, caller, params.id),
    ),
    handler: ({ body, caller, params }) => confirmBank(deps, caller, params.id, body),
  })

  app.route({
    ...transfers.withdrawReturnedTransfer,
    handler: ({ caller, params }) => withdrawReturned(deps, caller, params.id),
  })
}

const receiptRoutes = (app: App, deps: Deps) => {
  app.route({
    ...receipts.addReceipt,
    handler: async ({ body, caller }, reply) => reply.code(201).send(await addReceipt(deps, caller, body)),
  })

  app.route({
    ...receipts.getReceipt,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, 'application/octet-stream', await readReceipt(deps, caller, params.id)),
  })
}

const adminRoutes = (app: App, deps: Deps) => {
  app.route({
    ...fees.getRoleFees,
    handler: ({ params }) => readRoleFees(deps.db, params.id),
  })

  app.route({
    ...ofObject(fees.changeRoleFees, ({ params }) => readEvent(deps.db, true, params.id)),
    handler: ({ body, params }) => changeRoleFees(deps, params.id, body),
  })

  app.route({
    ...fees.listFeesHistory,
    handler: async request => {
      const { params, query } = request
      await readEvent(deps.db, true, params.id)
      const history = await listHistory(deps.db, feeSubjects, params.id, query)
      return pageAnswer(request, deps.config.APP_URL, history)
    },
  })

  app.route({
    ...admin.startSettlements,
    handler: async ({ params, keepAnswer }, reply) =>
      reply.code(201).send(await startSettlements(deps, params.id, keepAnswer)),
  })

  app.route({
    ...admin.getDonationConfirmation,
    handler: async ({ params }, reply) => sendPdf(reply, await readDonation(deps, params.id)),
  })

  app.route({
    ...admin.approveSettlement,
    handler: ({ caller, params }) => approveSettlement(deps, caller, params.id),
  })

  app.route({
    ...ofObject(admin.returnSettlement, ({ caller, params }) => readSettlement(deps, caller, params.id)),
    handler: ({ body, caller, params }) => returnSettlement(deps, caller, params.id, body.remark),
  })
}

export const settlementRoutes = (app: App, deps: Deps) => {
  ownRoutes(app, deps)
  bankRoutes(app, deps)
  returnedTransferRoutes(app, deps)
  receiptRoutes(app, deps)
  adminRoutes(app, deps)
}
