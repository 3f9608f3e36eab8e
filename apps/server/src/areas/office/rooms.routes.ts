import * as contract from '@tafelrunde/contract/admin/events/rooms'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listHistory } from '../audit/audit.service.ts'
import { doToOne } from './lists/many.service.ts'
import * as service from './rooms.service.ts'

export const roomOfficeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeRoom(db, params.id)

  app.route({
    ...contract.listRooms,
    handler: async request => pageAnswer(request, config.APP_URL, await service.listRooms(db, request.query)),
  })

  app.route({ ...contract.getOfficeRoom, handler: find })

  app.route({
    ...contract.createRoom,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createRoom(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeRoom, find),
    handler: ({ params, body }) => service.changeRoom(deps, params.id, body),
  })

  app.route({
    ...contract.deleteRoom,
    handler: async ({ params }, reply) => {
      await doToOne(deps, service.dropRoom, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listRoomHistory,
    handler: async request => {
      const { params, query } = request
      await find(request)
      const history = await listHistory(db, service.roomSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
