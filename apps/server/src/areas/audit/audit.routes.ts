import * as contract from '@tafelrunde/contract/admin/audit'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listAudit } from './audit.service.ts'

export const auditRoutes = (app: App, { config, db }: Deps) => {
  app.route({
    ...contract.listAudit,
    handler: async request => pageAnswer(request, config.APP_URL, await listAudit(db, request.query)),
  })
}
