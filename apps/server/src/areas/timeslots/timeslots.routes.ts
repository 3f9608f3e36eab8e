import * as contract from '@tafelrunde/contract/timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { checkWorkshopFilter } from '../workshops/workshops.service.ts'
import { findTimeslots } from './timeslots.queries.ts'
import { toTimeslot } from './timeslots.rules.ts'
import { readTimeslot } from './timeslots.service.ts'

export const timeslotRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('events', 'workshops', 'timeslots')

  app.route({
    ...contract.listTimeslots,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { isStaff } = request.caller
        await checkEventFilter(db, isStaff, request.query.event)
        await checkWorkshopFilter(db, isStaff, request.query.workshop)
        const { count, rows } = await findTimeslots(db, isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toTimeslot) })
      }),
  })

  app.route({
    ...contract.getTimeslot,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toTimeslot(await readTimeslot(db, request.caller.isStaff, request.params.id)),
      ),
  })
}
