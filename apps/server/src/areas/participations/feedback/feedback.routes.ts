import * as contract from '@tafelrunde/contract/events/feedback'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { giveFeedback } from './feedback.service.ts'
import { reportRoutes } from './report/report.routes.ts'

export const feedbackRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.giveFeedback,
    handler: async ({ body, caller }) => {
      await giveFeedback(deps, caller.id, body)
      return 'gespeichert' as const
    },
  })

  reportRoutes(app, deps)
}
