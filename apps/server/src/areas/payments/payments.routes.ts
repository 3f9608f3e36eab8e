import * as contract from '@tafelrunde/contract/admin/money/settlements'
import * as taxes from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { tableFileTypes } from '../../common/table-files.service.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { checkEventFilter, readEvent } from '../events/events.service.ts'
import { exportAllowances, listAllowances } from './allowances/allowances.service.ts'
import { exportPaymentFile } from './export-payment-file.service.ts'
import { findPaymentFiles, findXml } from './payment-files.queries.ts'
import { readPaymentFile, tellPaymentFiles } from './payment-files.service.ts'
import { releasePaymentFile } from './release/release-payment-file.service.ts'
import { writeTaxStatement } from './tax-statement/tax-statement.service.ts'
import { undoPaymentFile } from './undo-payment-file.service.ts'

export const paymentRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...contract.listPaymentFiles,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      const { count, rows } = await findPaymentFiles(db, query)
      return pageAnswer(request, config.APP_URL, { count, rows: await tellPaymentFiles(db, rows) })
    },
  })

  app.route({
    ...ofObject(contract.exportPaymentFile, ({ params }) => readEvent(db, true, params.id)),
    handler: async ({ body, caller, params, keepAnswer }, reply) =>
      reply.code(201).send(await exportPaymentFile(deps, caller, params.id, body, keepAnswer)),
  })

  app.route({
    ...contract.getPaymentFile,
    handler: async ({ params }, reply) => {
      const { name, xml } = await readPaymentFile(db, params.id)
      return sendAttachment(reply, 'application/xml', { name, bytes: Buffer.from(xml) })
    },
  })

  app.route({
    ...ofObject(contract.undoPaymentFile, async ({ params }) => orNotFound(await findXml(db, params.id))),
    handler: ({ body, caller, params }) => undoPaymentFile(deps, caller, params.id, body.reason),
  })

  app.route({
    ...ofObject(contract.releasePaymentFile, async ({ params }) => orNotFound(await findXml(db, params.id))),
    handler: ({ caller, params }) => releasePaymentFile(deps, caller, params.id),
  })

  app.route({
    ...taxes.exportTaxStatement,
    handler: async ({ query }, reply) =>
      sendAttachment(reply, tableFileTypes[query.format], await writeTaxStatement(deps, query)),
  })

  app.route({
    ...taxes.listAllowances,
    handler: async request => pageAnswer(request, config.APP_URL, await listAllowances(deps, request.query)),
  })

  app.route({
    ...taxes.exportAllowances,
    handler: async ({ query }, reply) =>
      sendAttachment(reply, tableFileTypes[query.format], await exportAllowances(deps, query)),
  })
}
