import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { signToken } from './jwt.service.ts'
import * as queries from './looks.queries.ts'

/** Seconds after which a look is over, whoever looks. */
export const lookLifetime = 15 * 60

const ofTheOffice = 'Wer zum Büro gehört, dem sieht niemand über die Schulter.'
const notActive = 'Dieses Konto ist nicht aktiv: Die Person kann sich nicht anmelden und sieht nichts.'

/**
 * Begins to look through a person's eyes: with a token that only reads, cannot be refreshed and ends with the looker's
 * session. Whoever looked through somebody else's eyes does so no more.
 */
export const startLook = async (deps: Deps, looker: { id: number; sessionId: string }, accountId: number) => {
  const key = deps.ids.next()
  const now = deps.clock.now()
  await inTransaction(deps.db, async tx => {
    const account = orNotFound(await queries.lockLookedAt(tx, accountId))
    if (account.isStaff || account.isSuperuser) throw new Refusal('state', ofTheOffice)
    if (!account.isActive) throw new Refusal('state', notActive)
    await queries.endLooksBy(tx, looker.id, now)
    await queries.insertLook(tx, {
      key,
      accountId,
      lookerId: looker.id,
      sessionId: looker.sessionId,
      startedAt: now,
      endsAt: new Date(now.getTime() + lookLifetime * 1000),
    })
  })
  const claims = { token_type: 'look', user_id: String(accountId), sid: key, jti: key } as const
  return { access: await signToken(deps, claims, lookLifetime), seconds: lookLifetime }
}

/** A page of the looks at an account. */
export const listLooks = ({ db, clock }: Deps, accountId: number, page: Page) =>
  queries.findLooks(db, accountId, clock.now(), page)
