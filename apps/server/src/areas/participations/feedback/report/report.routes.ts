import * as contract from '@tafelrunde/contract/admin/events/feedback'
import { getWorkshopFeedbackPaper } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import type { Deps } from '../../../../deps.ts'
import type { App } from '../../../../platform/http/fastify.ts'
import { sendPdf } from '../../../../platform/http/file-reply.ts'
import * as service from './report.service.ts'

export const reportRoutes = (app: App, deps: Deps) => {
  const { db } = deps

  app.route({
    ...contract.getEventFeedback,
    handler: ({ params }) => service.readEventFeedback(db, params.id),
  })

  app.route({
    ...contract.getEventFeedbackPaper,
    handler: async ({ caller, params, query }, reply) =>
      sendPdf(reply, await service.drawEventFeedback(deps, caller, params.id, query.kind)),
  })

  app.route({
    ...contract.getWorkshopFeedback,
    handler: ({ params }) => service.readWorkshopFeedback(db, params.id),
  })

  app.route({
    ...getWorkshopFeedbackPaper,
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await service.drawWorkshopFeedback(deps, caller, params.id)),
  })
}
