import { getEventDay, listRoomChoices } from '@tafelrunde/contract/admin/events/day'
import * as contract from '@tafelrunde/contract/admin/events/programme'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { readWorkshop } from '../../workshops/workshops.service.ts'
import { doToOne } from '../lists/many.service.ts'
import { findRoomChoices } from './day.queries.ts'
import { readDay } from './day.service.ts'
import * as timeslots from './timeslots.service.ts'
import * as workshops from './workshops.service.ts'

type Named = { params: { id: number } }

export const programmeOfficeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const findWorkshop = ({ params }: Named) => readWorkshop(db, true, params.id)
  const findTimeslot = ({ params }: Named) => timeslots.readOfficeTimeslot(db, params.id)

  app.route({
    ...contract.getOfficeWorkshop,
    handler: ({ params }) => workshops.readOfficeWorkshop(deps, db, params.id),
  })

  app.route({
    ...contract.createWorkshop,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await workshops.createWorkshop(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeWorkshop, findWorkshop),
    handler: ({ params, body }) => workshops.changeWorkshop(deps, params.id, body),
  })

  app.route({
    ...contract.deleteWorkshop,
    handler: async ({ params }, reply) => {
      await doToOne(deps, workshops.dropWorkshop, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listWorkshopHistory,
    handler: async request => {
      const { params, query } = request
      await findWorkshop(request)
      const history = await listHistory(db, workshops.workshopSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })

  app.route({
    ...getEventDay,
    handler: ({ params, query }) => readDay(deps, params.id, query.day),
  })

  app.route({
    ...listRoomChoices,
    handler: async request => {
      await findTimeslot(request)
      return { results: await findRoomChoices(db, request.params.id) }
    },
  })

  app.route({ ...contract.getOfficeTimeslot, handler: findTimeslot })

  app.route({
    ...contract.createTimeslot,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await timeslots.createTimeslot(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeTimeslot, findTimeslot),
    handler: ({ params, body }) => timeslots.changeTimeslot(deps, params.id, body),
  })

  app.route({
    ...contract.deleteTimeslot,
    handler: async ({ params }, reply) => {
      await doToOne(deps, timeslots.dropTimeslot, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listTimeslotHistory,
    handler: async request => {
      const { params, query } = request
      await findTimeslot(request)
      const history = await listHistory(db, timeslots.timeslotSubjects, params.id, query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
