import * as contract from '@tafelrunde/contract/admin/money/refunds'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { readPayment } from '../../exhibitions/payments/payments.service.ts'
import { makeRefundFile } from './make-refund-file.service.ts'
import { listCredits, readRefundFile, tellFiles } from './refund-files.service.ts'
import { withdrawRefundReturn } from './refund-returns.service.ts'
import { findFiles, findXml } from './refunds.queries.ts'
import { releaseRefundFile } from './release-refund-file.service.ts'
import { undoRefundFile } from './undo-refund-file.service.ts'

export const refundRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({ ...contract.listCredits, handler: async () => ({ credits: await listCredits(db) }) })

  app.route({
    ...contract.listRefundFiles,
    handler: async request => {
      const { count, rows } = await findFiles(db, request.query)
      return pageAnswer(request, config.APP_URL, { count, rows: await tellFiles(db, rows) })
    },
  })

  app.route({
    ...contract.makeRefundFile,
    handler: async ({ body, caller, keepAnswer }, reply) =>
      reply.code(201).send(await makeRefundFile(deps, caller, body, keepAnswer)),
  })

  app.route({
    ...contract.getRefundFile,
    handler: async ({ params }, reply) => {
      const { name, xml } = await readRefundFile(db, params.id)
      return sendAttachment(reply, 'application/xml', { name, bytes: Buffer.from(xml) })
    },
  })

  app.route({
    ...ofObject(contract.undoRefundFile, async ({ params }) => orNotFound(await findXml(db, params.id))),
    handler: ({ body, caller, params }) => undoRefundFile(deps, caller, params.id, body.reason),
  })

  app.route({
    ...ofObject(contract.withdrawRefundReturn, ({ params }) => readPayment(db, params.id)),
    handler: ({ caller, params }) => withdrawRefundReturn(deps, caller, params.id),
  })

  app.route({
    ...ofObject(contract.releaseRefundFile, async ({ params }) => orNotFound(await findXml(db, params.id))),
    handler: ({ caller, params }) => releaseRefundFile(deps, caller, params.id),
  })
}
