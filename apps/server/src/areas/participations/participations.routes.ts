import * as eventSubscriptions from '@tafelrunde/contract/events/event-subscriptions'
import * as contract from '@tafelrunde/contract/events/participations'
import { IdParams } from '@tafelrunde/contract/http/common'
import { type Subscription, subscriptionText } from '@tafelrunde/contract/people/subscription'
import type { Deps } from '../../deps.ts'
import { tellingItself } from '../../platform/http/api.ts'
import type { App } from '../../platform/http/fastify.ts'
import { paramsBy, readAhead } from '../../platform/http/read-ahead.ts'
import { allotmentRoutes } from './allotments/allotments.routes.ts'
import { callingOffRoutes } from './calling-off/calling-off.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { registrationRoutes } from './office/registrations.routes.ts'
import { ownParticipationRoutes } from './own/own-participations.routes.ts'
import { questionRoutes } from './questions/questions.routes.ts'
import * as seats from './seats.service.ts'
import * as subscriptions from './subscriptions.service.ts'

export const participationRoutes = (app: App, deps: Deps) => {
  const { db } = deps
  const text = async (subscription: Promise<Subscription>) => subscriptionText(await subscription)

  const ofEvent = readAhead(
    eventSubscriptions.getEventSubscription,
    paramsBy(IdParams),
    (accountId, { id }) => subscriptions.readEventSubscription(db, id, accountId),
  )
  app.route({
    ...ofEvent.endpoint,
    handler: request => text(ofEvent.read(request, request.params)),
  })

  app.route({
    ...eventSubscriptions.subscribeToEvent,
    handler: ({ caller, params }) => text(subscriptions.subscribeToEvent(deps, params.id, caller.id)),
  })

  app.route({
    ...eventSubscriptions.unsubscribeFromEvent,
    handler: async ({ caller, params }) => {
      await subscriptions.unsubscribeFromEvent(deps, params.id, caller.id)
      return 'none'
    },
  })

  const ofTimeslot = readAhead(contract.getTimeslotSubscription, paramsBy(IdParams), (accountId, { id }) =>
    seats.readSubscription(db, id, accountId),
  )
  app.route({
    ...ofTimeslot.endpoint,
    handler: request => text(ofTimeslot.read(request, request.params)),
  })

  app.route({
    ...tellingItself(contract.subscribeToTimeslot),
    handler: ({ caller, params, query }) =>
      text(seats.take(deps, { timeslotId: params.id, givenUp: query.swap, accountId: caller.id })),
  })

  app.route({
    ...contract.unsubscribeFromTimeslot,
    handler: async ({ caller, params }) => {
      await seats.unsubscribe(deps, params.id, caller.id)
      return 'none'
    },
  })

  allotmentRoutes(app, deps)
  callingOffRoutes(app, deps)
  ownParticipationRoutes(app, deps)
  registrationRoutes(app, deps)
  feedbackRoutes(app, deps)
  questionRoutes(app, deps)
}
