import type { OfficeWebhook, WebhookFields } from '@tafelrunde/contract/admin/webhooks'
import { webhookTest } from '@tafelrunde/contract/webhook-messages'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { everything, type Page } from '../../platform/db/filters.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import * as deliveries from './deliveries.queries.ts'
import { giveSecret, sealSecretsAnew } from './secrets.service.ts'
import * as queries from './webhooks.queries.ts'
import { deliveriesKept, patience, toDelivery, toWebhook } from './webhooks.rules.ts'
import * as texts from './webhooks.texts.ts'

export const tidyWebhooksJob = 'tidy-webhooks'

const subjects: Subjects = ['webhooks']

type Reader = Pick<Deps, 'clock'> & { db: Parameters<typeof queries.findWebhook>[0] }

/** A page of the programs that are told when something happens. */
export const listWebhooks = async ({ db, clock }: Deps, page: Page) => {
  const { count, rows } = await queries.findWebhooks(db, page)
  return { count, rows: rows.map(row => toWebhook(row, clock.now())) }
}

/** Their names and the servers that they are told at, for whoever keeps a record of where data go. */
export const whoIsTold = async (db: Reader['db']) =>
  (await queries.findWebhooks(db, everything)).rows.map(({ name, url }) => ({ name, url }))

/** One of them, with the version that whoever changes it has to name. */
export const readWebhook = async ({ db, clock }: Reader, id: number): Promise<OfficeWebhook> => {
  const row = orNotFound(await queries.findWebhook(db, id))
  return { ...toWebhook(row, clock.now()), version: await versionOf(db, subjects, id) }
}

/** Unencrypted only into networks that the operator has named (decision 66). */
const checkUrl = ({ config }: Deps, { url }: WebhookFields) => {
  if (new URL(url).protocol === 'http:' && config.WEBHOOK_NETWORKS.length === 0)
    throw new InvalidField('url', texts.onlyHttps)
}

/** Has a program told from now on; answers its secret, this once. */
export const createWebhook = (deps: Deps, fields: WebhookFields) =>
  inTransaction(deps.db, async tx => {
    checkUrl(deps, fields)
    const now = deps.clock.now()
    const kinds = [...new Set(fields.kinds)]
    const { id } = await queries.insertWebhook(tx, { ...fields, kinds, secretSince: now, createdAt: now })
    const secret = await giveSecret(tx, deps, id, null)
    return { ...(await readWebhook({ ...deps, db: tx }, id)), secret }
  })

type Change = WebhookFields & { is_paused: boolean; version: number }

/** Changes one that is as its changer saw it. One that goes on gets at once what still waits for it. */
export const changeWebhook = (deps: Deps, id: number, { is_paused, version, ...fields }: Change) =>
  inTransaction(deps.db, async tx => {
    const { state } = orNotFound(await queries.lockWebhook(tx, id))
    await checkSeen(tx, subjects, id, version)
    checkUrl(deps, fields)
    const kinds = [...new Set(fields.kinds)]
    if (is_paused)
      await queries.updateWebhook(tx, id, { ...fields, kinds, state: state === 'active' ? 'paused' : state })
    else {
      await queries.updateWebhook(tx, id, { ...fields, kinds, state: 'active', failingSince: null })
      await deliveries.hurryDeliveries(tx, id)
    }
    return readWebhook({ ...deps, db: tx }, id)
  })

/** Tells it nothing more, and forgets what it was told. */
export const deleteWebhook = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    orNotFound(await queries.lockWebhook(tx, id))
    await queries.removeWebhook(tx, id)
  })

/** Gives it a new secret, which is answered this once; the one before signs as well for a day. */
export const renewSecret = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { sealedSecret } = orNotFound(await queries.lockWebhook(tx, id))
    const secret = await giveSecret(tx, deps, id, sealedSecret)
    return { ...(await readWebhook({ ...deps, db: tx }, id)), secret }
  })

/** Sends it a message that says nothing, as the next of all. */
export const testWebhook = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { state } = orNotFound(await queries.lockWebhook(tx, id))
    if (state !== 'active') throw new Refusal('state', texts.paused)
    const createdAt = deps.clock.now()
    await deliveries.insertDelivery(tx, { webhookId: id, type: webhookTest, data: {}, createdAt })
  })

/** A page of what it was sent. */
export const listDeliveries = async ({ db }: Deps, id: number, page: Page) => {
  orNotFound(await queries.findWebhook(db, id))
  const { count, rows } = await queries.findDeliveries(db, id, page)
  return { count, rows: rows.map(toDelivery) }
}

/** Sends a message once more, under its own name, by which a program that has it already knows that. */
export const resendDelivery = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { delivery, state } = orNotFound(await deliveries.lockDelivery(tx, id))
    if (state !== 'active') throw new Refusal('state', texts.paused)
    const since = deps.clock.now().getTime() - (delivery.attemptedAt?.getTime() ?? 0)
    if (Math.abs(since) < patience) throw new Refusal('state', texts.underway)
    await deliveries.renewDelivery(tx, id)
  })

/** Deletes what was sent a while ago, and seals the secrets by the present key. */
export const tidyWebhooks = async (tx: Tx, deps: Deps) => {
  await deliveries.deleteDeliveriesBefore(tx, new Date(deps.clock.now().getTime() - deliveriesKept))
  await sealSecretsAnew(tx, deps)
}
