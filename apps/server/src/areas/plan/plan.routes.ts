import * as contract from '@tafelrunde/contract/admin/events/plan'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { readEvent } from '../events/events.service.ts'
import { drawPlan } from './paper.service.ts'
import * as service from './plan.service.ts'
import * as versions from './versions.service.ts'

type Named = { params: { id: number } }

export const planRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const findEvent = ({ params }: Named) => readEvent(db, true, params.id)
  const findVersion = ({ params }: Named) => versions.readVersion(db, params.id)

  app.route({ ...contract.getPlan, handler: ({ params }) => service.readPlan(db, params.id) })

  app.route({
    ...ofObject(contract.placePlanItem, findEvent),
    handler: ({ params, body }) => service.placeItem(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.discardPlan, findEvent),
    handler: async ({ params, body }, reply) => {
      await service.discardPlan(deps, params.id, body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ofObject(contract.setPlanRules, findEvent),
    handler: async ({ params, body }, reply) => {
      await service.setRules(deps, params.id, body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.getPlanReach,
    handler: async request => {
      await findEvent(request)
      return versions.readReach(db, request.params.id)
    },
  })

  app.route({
    ...ofObject(contract.publishPlan, findEvent),
    handler: ({ params, body }) => versions.publishPlan(deps, params.id, body),
  })

  app.route({
    ...contract.getPlanPaper,
    handler: async ({ params, query, caller }, reply) =>
      sendPdf(reply, await drawPlan(deps, caller, params.id, query)),
  })

  app.route({
    ...contract.listPlanVersions,
    handler: async request => {
      await findEvent(request)
      const { params, query } = request
      return pageAnswer(request, config.APP_URL, await versions.listVersions(db, params.id, query))
    },
  })

  app.route({ ...contract.getPlanVersion, handler: findVersion })

  app.route({
    ...ofObject(contract.restorePlanVersion, findVersion),
    handler: ({ params, body }) => versions.restoreVersion(deps, params.id, body),
  })
}
