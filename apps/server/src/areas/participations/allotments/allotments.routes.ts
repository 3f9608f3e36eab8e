import * as contract from '@tafelrunde/contract/admin/events/allotments'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import * as service from './allotments.service.ts'

export const allotmentRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readAllotment(db, params.id)

  app.route({
    ...contract.listAllotments,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listAllotments(db, request.query)),
  })

  app.route({ ...contract.getAllotment, handler: find })

  app.route({
    ...contract.createAllotment,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createAllotment(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeAllotment, find),
    handler: ({ params, body }) => service.changeAllotment(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.releaseAllotment, find),
    handler: ({ params }) => service.releaseAllotment(deps, params.id),
  })

  app.route({
    ...contract.listAllotmentHistory,
    handler: async request => {
      const { params, query } = request
      await find(request)
      const history = await listHistory(db, service.allotmentSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
