import * as bank from '@tafelrunde/contract/admin/money/bank'
import * as credits from '@tafelrunde/contract/admin/money/credits'
import * as datev from '@tafelrunde/contract/admin/money/datev'
import * as datevExports from '@tafelrunde/contract/admin/money/datev-exports'
import * as previews from '@tafelrunde/contract/admin/money/invoice-previews'
import * as runs from '@tafelrunde/contract/admin/money/invoice-runs'
import * as list from '@tafelrunde/contract/admin/money/invoices'
import * as late from '@tafelrunde/contract/admin/money/late-charges'
import * as admin from '@tafelrunde/contract/admin/money/orders'
import * as contract from '@tafelrunde/contract/exhibitions/orders'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment, sendPdf } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter, readEvent } from '../events/events.service.ts'
import { readOrder } from '../exhibitions/orders/orders.service.ts'
import { bookStatement, previewStatement } from './bank/bank.service.ts'
import { readEntry, withdrawEntry } from './bank/withdraw.service.ts'
import { cancelInvoice } from './cancel-invoice.service.ts'
import { creditInvoice, readInvoiceRest } from './credits/credit-invoice.service.ts'
import * as exports from './datev/datev.service.ts'
import * as datevSettings from './datev/datev-settings.service.ts'
import { exportArchive } from './datev/export-archive.service.ts'
import * as exportFiles from './datev/export-file.service.ts'
import { endWithFee } from './end-with-fee.service.ts'
import { invoiceOrder, previewInvoice } from './invoice-order.service.ts'
import * as service from './invoices.service.ts'
import { changeLateCharges, readLateCharges } from './reminders/late-charges.service.ts'
import { remindInvoices } from './reminders/reminders.service.ts'
import { readLatestRun, startRun, stopRun } from './runs/runs.service.ts'

export const invoiceRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...contract.getInvoice,
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await service.readInvoicePaper(db, caller, params.id)),
  })

  app.route({
    ...contract.getInvoiceXml,
    handler: async ({ caller, params }, reply) => {
      const { name, xml } = await service.readInvoiceXml(db, caller, params.id)
      return sendAttachment(reply, 'application/xml', { name, bytes: Buffer.from(xml) })
    },
  })

  app.route({
    ...ofObject(admin.endOrderForFee, ({ caller, params }) => readOrder(db, caller, params.id)),
    handler: ({ body, caller, params }) => endWithFee(deps, caller, params.id, body),
  })

  app.route({
    ...list.listInvoices,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      return pageAnswer(request, config.APP_URL, await service.listInvoices(deps, query))
    },
  })

  app.route({
    ...list.sumInvoices,
    handler: async ({ caller, query }) => {
      await checkEventFilter(db, caller.isStaff, query.event)
      return service.sumOpenInvoices(deps, query)
    },
  })

  app.route({
    ...bank.previewStatement,
    handler: ({ body }) => previewStatement(deps, body.file),
  })

  app.route({
    ...bank.bookStatement,
    handler: async ({ body, caller, keepAnswer }, reply) =>
      reply.code(201).send(await bookStatement(deps, caller, body, keepAnswer)),
  })

  app.route({
    ...ofObject(bank.withdrawEntry, ({ params }) => readEntry(db, params.id)),
    handler: ({ params }) => withdrawEntry(deps, params.id),
  })

  app.route({
    ...list.remindInvoices,
    handler: async ({ body, caller, query, keepAnswer }, reply) => {
      await checkEventFilter(db, caller.isStaff, query.event)
      return reply.code(201).send(await remindInvoices(deps, query, body.count, keepAnswer))
    },
  })

  app.route({ ...late.getLateCharges, handler: () => readLateCharges(db) })
  app.route({ ...late.changeLateCharges, handler: ({ body }) => changeLateCharges(deps, body) })

  app.route({ ...datev.getDatev, handler: () => datevSettings.readDatev(db) })
  app.route({ ...datev.changeDatev, handler: ({ body }) => datevSettings.changeSettings(deps, body) })
  app.route({ ...datev.listCostCentres, handler: () => datevSettings.readCostCentres(db) })
  app.route({
    ...ofObject(datev.changeCostCentre, ({ params }) => readEvent(db, true, params.id)),
    handler: ({ body, params }) => datevSettings.changeCostCentre(deps, params.id, body.cost_centre),
  })
  app.route({ ...datevExports.sumDatev, handler: ({ query }) => exports.sumDatev(deps, query) })
  app.route({
    ...datevExports.listDatevExports,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await exports.listExports(deps, request.query)),
  })
  app.route({
    ...datevExports.makeDatevExport,
    handler: async ({ body, caller, keepAnswer }, reply) =>
      reply.code(201).send(await exports.makeExport(deps, caller, body, keepAnswer)),
  })
  app.route({
    ...ofObject(datevExports.getDatevExport, ({ params }) => exportFiles.readExport(db, params.id)),
    handler: async ({ params }, reply) =>
      sendAttachment(reply, 'text/csv; charset=windows-1252', await exportFiles.exportFile(db, params.id)),
  })
  app.route({
    ...ofObject(datevExports.getDatevPapers, ({ params }) => exportFiles.readExport(db, params.id)),
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, 'application/zip', await exportArchive(deps, caller, params.id)),
  })

  app.route({
    ...previews.previewInvoice,
    handler: ({ caller, params }) => previewInvoice(db, caller, params.id),
  })
  app.route({
    ...ofObject(admin.invoiceOrder, ({ caller, params }) => readOrder(db, caller, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply
        .code(201)
        .send(await invoiceOrder(deps, caller, params.id, body?.gross_cents ?? null, keepAnswer)),
  })

  app.route({
    ...runs.invoiceEvent,
    handler: async ({ caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await startRun(deps, caller, params.id, keepAnswer)),
  })
  app.route({
    ...runs.getInvoiceRun,
    handler: async ({ params }) => ({ run: await readLatestRun(db, params.id) }),
  })
  app.route({ ...runs.stopInvoiceRun, handler: ({ params }) => stopRun(deps, params.id) })

  app.route({
    ...ofObject(admin.cancelInvoice, ({ params }) => service.readInvoice(db, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await cancelInvoice(deps, caller, params.id, body, keepAnswer)),
  })

  app.route({ ...credits.readRest, handler: ({ params }) => readInvoiceRest(db, params.id) })
  app.route({
    ...ofObject(credits.creditInvoice, ({ params }) => service.readInvoice(db, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await creditInvoice(deps, caller, params.id, body, keepAnswer)),
  })
}
