import * as contract from '@tafelrunde/contract/admin/people/logins'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listLogins } from './logins.service.ts'

export const loginRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listLogins,
    handler: async request => pageAnswer(request, deps.config.APP_URL, await listLogins(deps, request.query)),
  })
}
