import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { findBareEvents, findPlaces } from './calendar.queries.ts'
import { eventEntry, isShown, timeslotEntry } from './calendar.rules.ts'
import { calendarFile } from './calendar.service.ts'
import * as queries from './feed.queries.ts'

const newFeed = ({ clock }: Deps, accountId: number) => ({
  accountId,
  token: randomBytes(32).toString('base64url'),
  createdAt: clock.now(),
})
const addressOf = ({ config }: Deps, token: string) => ({ url: `${config.APP_URL}/calendar/${token}.ics` })

/** The secret address of the account's calendar, made when it is first asked for. */
export const readAddress = async (deps: Deps, accountId: number) =>
  addressOf(deps, await queries.keepFirstToken(deps.db, newFeed(deps, accountId)))

/** A new address; at the former one there is nothing any more. */
export const renewAddress = async (deps: Deps, accountId: number) => {
  const feed = newFeed(deps, accountId)
  await queries.keepNewToken(deps.db, feed)
  return addressOf(deps, feed.token)
}

/** The failed query would name the token, and so would the log of it. */
const withoutToken = (error: unknown) => {
  throw new Error('the owner of a calendar could not be looked up', {
    cause: error instanceof Error ? error.cause : error,
  })
}

/** The calendar at a secret address: every timeslot of the person, and the days of events without one. */
export const readFeed = async ({ db, clock, config }: Deps, token: string) => {
  const accountId = orNotFound(await queries.findOwner(db, token).catch(withoutToken))
  const now = clock.now()
  const places = await findPlaces(db, accountId)
  const bareEvents = await findBareEvents(db, accountId)
  const entries = [
    ...places.map(row => timeslotEntry(row, config.APP_URL)),
    ...bareEvents.map(row => eventEntry(row, config.APP_URL)),
  ]
  return calendarFile(
    entries.filter(entry => isShown(entry, now)),
    { now, appUrl: config.APP_URL, association: await readAssociation(db), isFeed: true },
  )
}
