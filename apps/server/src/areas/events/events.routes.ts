import * as contract from '@tafelrunde/contract/events'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import type { EventRow } from './events.queries.ts'
import { findEvents } from './events.queries.ts'
import { readEvent } from './events.service.ts'

export const eventRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('events', 'workshops')

  const toEvent = ({ event, workshopsCount }: EventRow): contract.Event => ({
    id: event.id,
    created: event.createdAt,
    name: event.name,
    description: event.description,
    state: event.state,
    start: event.startsAt,
    end: event.endsAt,
    location: event.location,
    image: fileUrl(config.APP_URL, event.image),
    capacity: event.capacity,
    participants_count: event.seatsTaken,
    waitlist_count: event.waitlistCount,
    registration_start: event.registrationStartsAt,
    registration_end: event.registrationEndsAt,
    cancellation_deadline: event.cancellationDeadline,
    feedback_required: event.feedbackRequired,
    feedback_deadline: event.feedbackDeadline,
    workshops_count: workshopsCount,
  })

  app.route({
    ...contract.listEvents,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { count, rows } = await findEvents(db, request.caller.isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toEvent) })
      }),
  })

  app.route({
    ...contract.getEvent,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toEvent(await readEvent(db, request.caller.isStaff, request.params.id)),
      ),
  })
}
