import { tableTypes } from '@tafelrunde/contract/admin/export'
import * as contract from '@tafelrunde/contract/admin/reports'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import { readReports, writeReport } from './reports.service.ts'

const types = { ...tableTypes, csv: 'text/csv; charset=utf-8; header=present' }

export const eventReportRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getEventReports,
    handler: ({ params, query }) => readReports(deps, params.id, query.against),
  })

  app.route({
    ...contract.exportEventReport,
    handler: async ({ params, query }, reply) =>
      sendAttachment(reply, types[query.format], await writeReport(deps, params.id, query)),
  })
}
