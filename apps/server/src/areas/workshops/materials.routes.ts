import * as contract from '@tafelrunde/contract/events/materials'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { findMaterials } from './materials.queries.ts'
import { toMaterial } from './materials.rules.ts'
import * as service from './materials.service.ts'

export const materialRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...contract.listMaterials,
    handler: async request => {
      const { caller, query } = request
      await service.checkOwnWorkshopFilter(db, caller, query.workshop)
      const { count, rows } = await findMaterials(db, caller, query)
      const results = rows.map(row => toMaterial(config.APP_URL, row))
      return pageAnswer(request, config.APP_URL, { count, rows: results })
    },
  })

  app.route({
    ...contract.addMaterial,
    handler: async ({ body, caller }, reply) =>
      reply.code(201).send(toMaterial(config.APP_URL, await service.addMaterial(deps, caller, body))),
  })

  app.route({
    ...ofObject(contract.changeMaterial, ({ caller, params }) =>
      service.readOwnMaterial(db, caller, params.id),
    ),
    handler: async ({ body, caller, params }) =>
      toMaterial(config.APP_URL, await service.changeMaterial(deps, caller, params.id, body)),
  })

  app.route({
    ...contract.deleteMaterial,
    handler: async ({ caller, params }, reply) => {
      await service.deleteMaterial(deps, caller, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.getMaterial,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, 'application/octet-stream', await service.readMaterial(deps, caller, params.id)),
  })
}
