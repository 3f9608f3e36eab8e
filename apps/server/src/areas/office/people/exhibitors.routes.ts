import * as contract from '@tafelrunde/contract/admin/people/exhibitors'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { doToOne } from '../lists/many.service.ts'
import * as service from './exhibitors.service.ts'

export const exhibitorOfficeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeExhibitor(deps, db, params.id)

  app.route({ ...contract.getOfficeExhibitor, handler: find })

  app.route({
    ...contract.createExhibitor,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createExhibitor(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeExhibitor, find),
    handler: ({ params, body }) => service.changeExhibitor(deps, params.id, body),
  })

  app.route({
    ...contract.removeExhibitorLogo,
    handler: ({ params }) => service.removeLogo(deps, params.id),
  })

  app.route({
    ...contract.deleteExhibitor,
    handler: async ({ params }, reply) => {
      await doToOne(deps, service.dropExhibitor, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listExhibitorHistory,
    handler: async request => {
      const { params, query } = request
      await find(request)
      const history = await listHistory(db, service.exhibitorSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
