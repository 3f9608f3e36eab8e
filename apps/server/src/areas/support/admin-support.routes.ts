import * as contract from '@tafelrunde/contract/admin-support'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { answerSupport, closeSupport, toThread } from './answers.service.ts'
import { findThreads } from './support.queries.ts'

export const adminSupportRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listSupport,
    handler: async request => {
      const { count, rows } = await findThreads(deps.db, request.query)
      return pageAnswer(request, deps.config.APP_URL, { count, rows: rows.map(toThread) })
    },
  })

  app.route({
    ...contract.answerSupport,
    handler: ({ body, caller, params }) => answerSupport(deps, caller, params.id, body),
  })

  app.route({
    ...contract.closeSupport,
    handler: ({ params }) => closeSupport(deps, params.id),
  })
}
