import * as contract from '@tafelrunde/contract/admin/schooltypes'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listHistory } from '../audit/audit.service.ts'
import { doToOne } from './lists/many.service.ts'
import * as service from './schooltypes.service.ts'

export const schooltypeOfficeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeSchooltype(db, params.id)

  app.route({ ...contract.getOfficeSchooltype, handler: find })

  app.route({
    ...contract.createSchooltype,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createSchooltype(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeSchooltype, find),
    handler: ({ params, body }) => service.changeSchooltype(deps, params.id, body),
  })

  app.route({
    ...contract.deleteSchooltype,
    handler: async ({ params }, reply) => {
      await doToOne(deps, service.dropSchooltype, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listSchooltypeHistory,
    handler: async request => {
      const { params, query } = request
      await find(request)
      const history = await listHistory(db, service.schooltypeSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
