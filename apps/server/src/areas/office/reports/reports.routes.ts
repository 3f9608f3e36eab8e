import * as contract from '@tafelrunde/contract/admin/reports'
import { tableFileTypes } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import { readReports, writeReport } from './reports.service.ts'

export const eventReportRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getEventReports,
    handler: ({ params, query }) => readReports(deps, params.id, query.against),
  })

  app.route({
    ...contract.exportEventReport,
    handler: async ({ params, query }, reply) =>
      sendAttachment(reply, tableFileTypes[query.format], await writeReport(deps, params.id, query)),
  })
}
