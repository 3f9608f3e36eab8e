import * as contract from '@tafelrunde/contract/events/workshops'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { sightOf } from '../../platform/http/session.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { findMaterialsOf } from './materials.queries.ts'
import { materialRoutes } from './materials.routes.ts'
import { materialsOf } from './materials.rules.ts'
import { listSeenMaterials } from './materials.service.ts'
import { findWorkshops } from './workshops.queries.ts'
import { toWorkshop } from './workshops.rules.ts'
import { readWorkshop } from './workshops.service.ts'

const SharedWorkshop = z.looseObject({ id: z.int() })
const SharedList = z.looseObject({ results: z.array(SharedWorkshop) })
type Materials = Awaited<ReturnType<typeof findMaterialsOf>>

export const workshopRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom(
    'events',
    'workshops',
    'workshop_schooltypes',
    'workshop_lecturers',
    'timeslots',
    'places',
    'lecturers',
    'accounts',
  )

  const fromMemoryForNobody = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    if (request.caller.id > 0) next()
    else answers.fromMemory(request, reply, next)
  }

  const withMaterials = (workshop: { id: number }, seen: Materials) => ({
    ...workshop,
    materials: materialsOf(config.APP_URL, workshop.id, seen),
  })

  /** All share one answer; who may have one of the materials gets it with them. */
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    compute: () => Promise<unknown>,
    add: (shared: unknown, seen: Materials) => object,
    workshopId?: number,
  ) => {
    const run = async () => {
      const seen = await listSeenMaterials(deps, request.caller, workshopId)
      if (seen.length === 0) answers.fromMemory(request, reply, () => answers.answer(request, reply, compute))
      else
        void reply
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(add(await answers.shared(request, reply, compute), seen)))
    }
    run().catch(error => void reply.send(error))
  }

  app.route({
    ...contract.listWorkshops,
    onRequest: fromMemoryForNobody,
    handler: (request, reply) => {
      const compute = async () => {
        const { isStaff } = request.caller
        const sight = sightOf(request.caller)
        await checkEventFilter(db, sight, request.query.event)
        const { count, rows } = await findWorkshops(db, sight, request.query)
        const ids = rows.map(({ workshop }) => workshop.id)
        const materials = isStaff ? await findMaterialsOf(db, ids) : []
        const results = rows.map(row => toWorkshop(row, materials, config.APP_URL))
        return pageAnswer(request, config.APP_URL, { count, rows: results })
      }
      answer(request, reply, compute, (shared, seen) => {
        const { results, ...page } = SharedList.parse(shared)
        return { ...page, results: results.map(workshop => withMaterials(workshop, seen)) }
      })
    },
  })

  app.route({
    ...contract.getWorkshop,
    onRequest: fromMemoryForNobody,
    handler: (request, reply) => {
      const { caller, params } = request
      const compute = async () => {
        const row = await readWorkshop(db, sightOf(caller), params.id)
        return toWorkshop(row, caller.isStaff ? await findMaterialsOf(db, [params.id]) : [], config.APP_URL)
      }
      const add = (shared: unknown, seen: Materials) => withMaterials(SharedWorkshop.parse(shared), seen)
      answer(request, reply, compute, add, params.id)
    },
  })

  materialRoutes(app, deps)
}
