import * as contract from '@tafelrunde/contract/events/events'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { sightOf } from '../../platform/http/session.ts'
import type { EventRow } from './events.queries.ts'
import { findEvents } from './events.queries.ts'
import { toEvent } from './events.rules.ts'
import { readEvent } from './events.service.ts'

export const eventRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('events', 'workshops', 'event_questions', 'places')

  const told = (row: EventRow) => toEvent(row, config.APP_URL)

  app.route({
    ...contract.listEvents,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { count, rows } = await findEvents(db, sightOf(request.caller), request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(told) })
      }),
  })

  app.route({
    ...contract.getEvent,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        told(await readEvent(db, sightOf(request.caller), request.params.id)),
      ),
  })
}
