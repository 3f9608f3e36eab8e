import * as events from '@tafelrunde/contract/events'
import * as contract from '@tafelrunde/contract/participations'
import { type Subscription, subscriptionText } from '@tafelrunde/contract/subscription'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { toTimeslot } from '../timeslots/timeslots.rules.ts'
import { checkWorkshopFilter } from '../workshops/workshops.service.ts'
import { findOwnTimeslots, type OwnTimeslotRow } from './participations.queries.ts'
import * as seats from './seats.service.ts'
import * as subscriptions from './subscriptions.service.ts'

const toOwnTimeslot = ({ timeslot, id, state, position }: OwnTimeslotRow): contract.OwnTimeslot => ({
  ...toTimeslot(timeslot),
  participation: { id, state, waitlist_position: position },
})

export const participationRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const text = async (subscription: Promise<Subscription>) => subscriptionText(await subscription)

  app.route({
    ...events.getEventSubscription,
    handler: ({ caller, params }) => text(subscriptions.readEventSubscription(db, params.id, caller.id)),
  })

  app.route({
    ...events.subscribeToEvent,
    handler: ({ caller, params }) => text(subscriptions.subscribeToEvent(deps, params.id, caller.id)),
  })

  app.route({
    ...events.unsubscribeFromEvent,
    handler: async ({ caller, params }) => {
      await inTransaction(db, tx => subscriptions.unsubscribeFromEvent(tx, deps, params.id, caller.id))
      return 'none'
    },
  })

  app.route({
    ...contract.getTimeslotSubscription,
    handler: ({ caller, params }) => text(seats.readSubscription(db, params.id, caller.id)),
  })

  app.route({
    ...contract.subscribeToTimeslot,
    handler: ({ caller, params, query }) =>
      text(seats.take(deps, { timeslotId: params.id, givenUp: query.swap, accountId: caller.id })),
  })

  app.route({
    ...contract.unsubscribeFromTimeslot,
    handler: async ({ caller, params }) => {
      await inTransaction(db, tx => seats.unsubscribe(tx, deps, params.id, caller.id))
      return 'none'
    },
  })

  app.route({
    ...contract.listOwnTimeslots,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      await checkWorkshopFilter(db, caller.isStaff, query.workshop)
      const { count, rows } = await findOwnTimeslots(db, caller.id, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toOwnTimeslot) })
    },
  })
}
