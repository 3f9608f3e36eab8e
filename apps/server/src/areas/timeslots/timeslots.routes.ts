import * as contract from '@tafelrunde/contract/events/timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { sightOf } from '../../platform/http/session.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { checkWorkshopFilter } from '../workshops/workshops.service.ts'
import { liveRoutes } from './live.routes.ts'
import { findTimeslot, findTimeslots } from './timeslots.queries.ts'
import { toTimeslot } from './timeslots.rules.ts'

export const timeslotRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom('events', 'workshops', 'timeslots', 'places')

  app.route({
    ...contract.listTimeslots,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const sight = sightOf(request.caller)
        await checkEventFilter(db, sight, request.query.event)
        await checkWorkshopFilter(db, sight, request.query.workshop)
        const { count, rows } = await findTimeslots(db, sight, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toTimeslot) })
      }),
  })

  app.route({
    ...contract.getTimeslot,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toTimeslot(orNotFound(await findTimeslot(db, sightOf(request.caller), request.params.id))),
      ),
  })

  liveRoutes(app, deps)
}
