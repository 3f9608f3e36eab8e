import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/refusals.ts'
import { lockForChange, readEvent } from '../events/events.service.ts'
import * as queries from './drafts.queries.ts'

/** Milliseconds that the link of a draft holds: 30 days. */
export const linkLifetime = 30 * 24 * 60 * 60 * 1000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const published = () =>
  new Refusal('state', 'Die Veranstaltung ist schon in der App zu sehen. Teilen Sie einfach ihre Adresse.')

/** The draft that the secret of a link opens; nothing where it opens none, for whatever reason. */
export const draftOf = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, secret: string) =>
  queries.findDraft(db, hashOf(secret), clock.now())

/** Until when the link of a draft holds. */
export const readDraftLink = async ({ db, clock }: Deps, eventId: number) => {
  await readEvent(db, true, eventId)
  const link = await queries.findLink(db, eventId, clock.now())
  return { until: link?.holdsUntil ?? null }
}

/** Makes a link to a draft, and ends the one before. The address alone has the secret, behind `#`: no server sees it. */
export const shareDraft = (deps: Deps, eventId: number) =>
  inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, eventId)
    if (event.state !== 'draft') throw published()
    const secret = randomBytes(32).toString('base64url')
    const until = new Date(deps.clock.now().getTime() + linkLifetime)
    await queries.putLink(tx, { eventId, secretHash: hashOf(secret), holdsUntil: until })
    return { url: `${deps.config.APP_URL}/event-detail/${eventId}#entwurf=${secret}`, until }
  })

export const endDraftLink = (deps: Deps, eventId: number) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await queries.deleteLink(tx, eventId)
  })
