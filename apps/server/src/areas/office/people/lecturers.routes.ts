import * as contract from '@tafelrunde/contract/admin/people/lecturers'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { doToOne } from '../lists/many.service.ts'
import * as service from './lecturers.service.ts'

export const lecturerOfficeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeLecturer(deps, db, params.id)

  app.route({
    ...contract.listOfficeLecturers,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listOfficeLecturers(deps, request.query)),
  })

  app.route({ ...contract.getOfficeLecturer, handler: find })

  app.route({
    ...contract.createLecturer,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createLecturer(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeLecturer, find),
    handler: ({ params, body }) => service.changeLecturer(deps, params.id, body),
  })

  app.route({
    ...contract.deleteLecturer,
    handler: async ({ params }, reply) => {
      await doToOne(deps, service.dropLecturer, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ofObject(contract.inviteLecturer, find),
    handler: ({ params, body }) => service.inviteLecturer(deps, params.id, body.email),
  })

  app.route({
    ...contract.revokeInvitation,
    handler: ({ params }) => service.revokeInvitation(deps, params.id),
  })

  app.route({
    ...contract.listLecturerHistory,
    handler: async request => {
      const { params, query } = request
      await find(request)
      const history = await listHistory(db, service.lecturerSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
