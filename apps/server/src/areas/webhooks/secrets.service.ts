import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seal, sealingKey, unseal } from '../../platform/seals.ts'
import * as queries from './webhooks.queries.ts'
import { formerKept } from './webhooks.rules.ts'

/** What secrets of the standard begin with; the rest is base64. */
const mark = 'whsec_'
const purpose = 'webhook'

/** Gives a program a new secret, which it answers this once; the one before signs as well for a day. */
export const giveSecret = async (tx: Tx, deps: Deps, id: number, former: string | null) => {
  const now = deps.clock.now()
  const secret = `${mark}${randomBytes(32).toString('base64')}`
  await queries.updateWebhook(tx, id, {
    sealedSecret: await seal(deps, purpose, id, { secret }),
    sealedBy: sealingKey(deps, purpose).id,
    secretSince: now,
    formerSecret: former,
    formerUntil: former === null ? null : new Date(now.getTime() + formerKept),
  })
  return secret
}

type Secrets = { id: number; sealedSecret: string; formerSecret: string | null; formerUntil: Date | null }

/**
 * The header that proves who has sent a message and when (Standard Webhooks, HMAC-SHA256), one signature for each secret
 * that is good; undefined where the secret was sealed by a key that is gone.
 */
export const signatureOf = async (
  deps: Deps,
  { id, sealedSecret, formerSecret, formerUntil }: Secrets,
  { message, timestamp, body }: { message: string; timestamp: number; body: string },
) => {
  const isFormerGood = formerUntil && formerUntil > deps.clock.now()
  const secret = (await unseal(deps, purpose, id, sealedSecret))?.secret
  if (!secret) return undefined
  const former =
    isFormerGood && formerSecret ? (await unseal(deps, purpose, id, formerSecret))?.secret : undefined
  const sign = (one: string) =>
    createHmac('sha256', Buffer.from(one.slice(mark.length), 'base64'))
      .update(`${message}.${timestamp}.${body}`)
      .digest('base64')
  return [secret, former].flatMap(one => (one ? [`v1,${sign(one)}`] : [])).join(' ')
}

/** Seals by the present key what a former one has sealed, so that the former one may go. */
export const sealSecretsAnew = async (tx: Tx, deps: Deps) => {
  const { id: sealedBy } = sealingKey(deps, purpose)
  for (const { id, sealedSecret } of await queries.lockSealedByOthers(tx, sealedBy)) {
    const secret = (await unseal(deps, purpose, id, sealedSecret))?.secret
    if (secret)
      await queries.updateWebhook(tx, id, {
        sealedSecret: await seal(deps, purpose, id, { secret }),
        sealedBy,
      })
  }
}
