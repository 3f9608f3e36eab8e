import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { forgetComments } from './feedback/feedback.queries.ts'
import { cancelPlaces } from './participations.queries.ts'
import * as queries from './personal.queries.ts'
import { cancelSubscription } from './subscriptions.queries.ts'
import { fillEvent } from './subscriptions.service.ts'
import { fillWaiting, lockAround } from './waitlist.service.ts'

/**
 * Takes an account out of everything that is to come, whatever deadline there is, so that others move up, and
 * leaves what is past as counts without a name, ratings among them but no word of a comment. Afterwards nothing
 * here refers to the account.
 */
export const forgetParticipations = async (tx: Tx, deps: Deps, accountId: number) => {
  const now = deps.clock.now()
  const places = (await queries.findPlacesAhead(tx, accountId, now)).map(({ timeslotId }) => timeslotId)
  const locked = await lockAround(tx, places, accountId)
  await cancelPlaces(tx, places, accountId)
  await fillWaiting(tx, deps, locked)
  const kept = await queries.forgetPlaces(tx, accountId)
  await forgetComments(
    tx,
    kept.map(({ participationId }) => participationId),
  )
  for (const { eventId } of await queries.findEventsAhead(tx, accountId, now)) {
    await cancelSubscription(tx, eventId, accountId)
    await fillEvent(tx, deps, eventId)
  }
  await queries.forgetSubscriptions(tx, accountId)
}

/** What is kept of an account here, for its owner to read. */
export const exportParticipations = async (db: Db, accountId: number) => ({
  events: await queries.findAllSubscriptions(db, accountId),
  participations: await queries.findAllPlaces(db, accountId),
})
