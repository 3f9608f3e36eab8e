import * as contract from '@tafelrunde/contract/workshops'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { findMaterialsOf } from './materials.queries.ts'
import { materialRoutes } from './materials.routes.ts'
import { materialsOf } from './materials.rules.ts'
import { listSeenMaterials } from './materials.service.ts'
import { findWorkshops, type WorkshopRow } from './workshops.queries.ts'
import { readWorkshop } from './workshops.service.ts'

type Materials = Awaited<ReturnType<typeof findMaterialsOf>>

export const workshopRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom(
    'events',
    'workshops',
    'workshop_schooltypes',
    'workshop_lecturers',
    'timeslots',
    'lecturers',
    'accounts',
  )

  const toWorkshop = (
    { workshop, timeslots, lecturers, schooltypes }: WorkshopRow,
    materials: Materials,
  ): contract.Workshop => ({
    id: workshop.id,
    created: workshop.createdAt,
    name: workshop.name,
    description: workshop.description,
    location: workshop.location,
    event: workshop.eventId,
    schooltypes,
    lecturers: lecturers.map(({ id, firstName, lastName, picture }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      profile_picture: fileUrl(config.APP_URL, picture),
    })),
    timeslots: timeslots.map(({ id, caption, startsAt, endsAt, location, ...slot }) => ({
      id,
      caption,
      start: startsAt,
      end: endsAt,
      location,
      capacity: slot.capacity,
      participants_count: slot.seatsTaken,
      waitlist_count: slot.waitlistCount,
    })),
    materials: materialsOf(config.APP_URL, workshop.id, materials),
  })

  const fromMemoryForNobody = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    if (request.caller.id > 0) next()
    else answers.fromMemory(request, reply, next)
  }

  /** Who may have one of the materials gets an answer of their own; all the others share one. */
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    compute: (seen: Materials) => Promise<unknown>,
    workshopId?: number,
  ) => {
    const run = async () => {
      const seen = await listSeenMaterials(deps, request.caller, workshopId)
      if (seen.length > 0) void reply.send(await compute(seen))
      else answers.fromMemory(request, reply, () => answers.answer(request, reply, () => compute([])))
    }
    run().catch(error => void reply.send(error))
  }

  app.route({
    ...contract.listWorkshops,
    onRequest: fromMemoryForNobody,
    handler: (request, reply) =>
      answer(request, reply, async seen => {
        const { isStaff } = request.caller
        await checkEventFilter(db, isStaff, request.query.event)
        const { count, rows } = await findWorkshops(db, isStaff, request.query)
        const ids = rows.map(({ workshop }) => workshop.id)
        const materials = isStaff ? await findMaterialsOf(db, ids) : seen
        const results = rows.map(row => toWorkshop(row, materials))
        return pageAnswer(request, config.APP_URL, { count, rows: results })
      }),
  })

  app.route({
    ...contract.getWorkshop,
    onRequest: fromMemoryForNobody,
    handler: (request, reply) => {
      const { caller, params } = request
      const compute = async (seen: Materials) => {
        const row = await readWorkshop(db, caller.isStaff, params.id)
        return toWorkshop(row, caller.isStaff ? await findMaterialsOf(db, [params.id]) : seen)
      }
      answer(request, reply, compute, params.id)
    },
  })

  materialRoutes(app, deps)
}
