import { checkRegistrations } from '@tafelrunde/contract/admin/check'
import * as contract from '@tafelrunde/contract/admin/events/registrations'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { type Asked, ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { findProblems } from '../check/check.queries.ts'
import { registerGroup } from './group.service.ts'
import * as service from './registrations.service.ts'

const placeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: Asked) => service.readPlace(db, params.id)

  app.route({
    ...contract.listBookedPlaces,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listPlaces(db, request.query)),
  })

  app.route({
    ...ofObject(contract.cancelPlace, find),
    handler: ({ params }) => service.cancelPlace(deps, params.id),
  })

  app.route({
    ...ofObject(contract.promotePlace, find),
    handler: ({ params, body }) => service.promotePlace(deps, params.id, body.beyond),
  })

  app.route({
    ...ofObject(contract.movePlace, find),
    handler: ({ params, body }) => service.movePlace(deps, params.id, body),
  })
}

/** What the office does with registrations and places. */
export const registrationRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  app.route({
    ...checkRegistrations,
    handler: async () => {
      const findings = await findProblems(db)
      return { results: findings.map(({ invariant: rule, problems }) => ({ rule, problems })) }
    },
  })

  const find = ({ params }: Asked) => service.readRegistration(db, params.id)

  app.route({
    ...contract.listRegistrations,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listRegistrations(db, request.query)),
  })

  app.route({
    ...contract.addRegistration,
    handler: async ({ body }, reply) => reply.code(201).send(await service.addRegistration(deps, body)),
  })

  app.route({
    ...contract.registerGroup,
    handler: async ({ body }, reply) => reply.code(201).send(await registerGroup(deps, body)),
  })

  app.route({
    ...contract.getRegistration,
    handler: ({ params }) => service.readRegistration(db, params.id),
  })

  app.route({
    ...ofObject(contract.noteRegistration, find),
    handler: ({ body, params }) => service.noteRegistration(deps, params.id, body.note),
  })

  app.route({
    ...ofObject(contract.cancelRegistration, find),
    handler: ({ params }) => service.cancelRegistration(deps, params.id),
  })

  app.route({
    ...ofObject(contract.promoteRegistration, find),
    handler: ({ params, body }) => service.promoteRegistration(deps, params.id, body.beyond),
  })

  app.route({
    ...ofObject(contract.addPlace, find),
    handler: ({ params, body }) => service.addPlace(deps, params.id, body),
  })

  placeRoutes(app, deps)
}
