import { createHash, randomBytes } from 'node:crypto'
import type { ApiKeyFields } from '@tafelrunde/contract/admin/api-keys'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { everything, type Page } from '../../platform/db/filters.ts'
import { shortNetwork } from '../../platform/networks.ts'
import { AccessDenied, NotFound, orNotFound, Refusal } from '../../platform/refusals.ts'
import type { Caller as OwnCaller } from '../accounts/credentials/passwords.service.ts'
import { checkProof } from '../accounts/credentials/proof.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { keyMadeMail } from './keys.mails.ts'
import * as queries from './keys.queries.ts'
import { endOf, keyMark, keysKept, mostKeys, prefixLength, toApiKey } from './keys.rules.ts'

export const tidyKeysJob = 'tidy-keys'

const minute = 60 * 1000
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const tooMany = `Sie haben schon ${mostKeys} Schlüssel, die gelten. Bitte widerrufen Sie erst einen.`
const notGood = 'Diesen Schlüssel gibt es nicht, oder er gilt nicht mehr.'

type Caller = { id: number; isSuperuser: boolean }

/** Whose keys somebody sees and ends: their own, superusers all. */
const ownerFor = ({ id, isSuperuser }: Caller) => (isSuperuser ? undefined : id)

/** A page of the keys that somebody sees. */
export const listKeys = async ({ db, clock }: Deps, caller: Caller, page: Page) => {
  const { count, rows } = await queries.findKeys(db, ownerFor(caller), page)
  return { count, rows: rows.map(row => toApiKey(row, clock.now())) }
}

/**
 * Makes a key of one's own, for whoever has proved lately who they are, and tells its owner by mail. Only its hash is kept;
 * 32 random bytes need no slower one.
 */
export const createKey = async (deps: Deps, caller: OwnCaller, { name, scopes, days }: ApiKeyFields) => {
  await checkProof(deps, caller)
  const { accountId } = caller
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const owner = orNotFound(await queries.lockOwner(tx, accountId))
    if ((await queries.countOpenKeys(tx, accountId, now)) >= mostKeys) throw new Refusal('state', tooMany)
    const secret = `${keyMark}${randomBytes(32).toString('base64url')}`
    const key = await queries.insertKey(tx, {
      accountId,
      name,
      prefix: secret.slice(0, prefixLength),
      secretHash: hashOf(secret),
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt: endOf(now, days),
    })
    await postMail(tx, deps, keyMadeMail(owner, key, `${deps.config.APP_URL}/verwaltung/api-keys`))
    const ownerName = `${owner.firstName} ${owner.lastName}`.trim() || owner.email
    return { ...toApiKey({ key, ownerName }, now), secret }
  })
}

/** Ends a key at once; one that is somebody else's is not there, except for superusers. */
export const revokeKey = ({ db, clock }: Deps, caller: Caller, id: number) =>
  inTransaction(db, async tx => {
    if (!(await queries.revokeKey(tx, id, ownerFor(caller), clock.now()))) throw new NotFound()
  })

/** Whether a token is a key, and not one of a login. */
export const isKey = (token: string) => token.startsWith(keyMark)

/**
 * Who asks with a key: its owner, as long as they are of the office and have the second step that it asks for, without
 * what superusers may besides. Only wrong ones are counted for their network address, so that nobody is kept out by somebody else's.
 */
export const callerOfKey = async (deps: Deps, secret: string, address: string) => {
  const now = deps.clock.now()
  const found = await queries.findGoodKey(deps.db, hashOf(secret), now)
  if (!found) {
    await deps.limits.spend('api_key', { address, account: address })
    throw new AccessDenied(401, notGood, { code: 'token_not_valid' })
  }
  const { id, scopes, accountId, isLecturer, isExhibitor, lastUsedAt, lacksSecondFactor } = found
  const since = new Date(now.getTime() - minute)
  if (!lastUsedAt || lastUsedAt < since)
    await inTransaction(deps.db, tx =>
      queries.noteKeyUse(tx, id, { now, network: shortNetwork(address) }, since),
    )
  const roles = {
    isLecturer,
    isExhibitor,
    isStaff: !lacksSecondFactor,
    isSuperuser: false,
    lacksSecondFactor,
  }
  return { id: accountId, sessionId: '', ...roles, key: { id, scopes } }
}

/** What is kept of somebody's keys, for them to read. */
export const exportKeys = async ({ db }: Deps, accountId: number) => {
  const { rows } = await queries.findKeys(db, accountId, everything)
  return rows.map(({ key: { id: _id, accountId: _owner, secretHash: _secret, ...key } }) => key)
}

/** Deletes keys that have been over for a while. */
export const tidyKeys = (tx: Tx, { clock }: Deps) =>
  queries.deleteOldKeys(tx, new Date(clock.now().getTime() - keysKept))
