import { createHmac } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { isSame, keyFor } from '../../platform/keys.ts'
import { readAssociation } from '../association/association.service.ts'
import { updateNotifications } from './accounts.queries.ts'
import * as texts from './unsubscribe.texts.ts'

type Config = Deps['config']

const proofOf = (secret: string, id: number) =>
  createHmac('sha256', keyFor(secret, 'unsubscribe').key).update(String(id)).digest('base64url')

/**
 * Where somebody unsubscribes what is not about a booking, without a login (RFC 8058): it lets nobody do anything else,
 * and holds as long as the key does.
 */
export const unsubscribeUrl = ({ APP_URL, SECRET_KEY }: Config, id: number) =>
  `${APP_URL}/abbestellen/${id}/${proofOf(SECRET_KEY, id)}`

const isProof = ({ SECRET_KEY, SECRET_KEY_FALLBACKS }: Config, id: number, proof: string) =>
  [SECRET_KEY, ...SECRET_KEY_FALLBACKS].some(secret => isSame(proof, proofOf(secret, id)))

/** What somebody is shown who opens such an address: nothing is done yet, because mail programs open links, too. */
export const showUnsubscribing = async ({ config, db }: Deps, id: number, proof: string) => {
  const { name } = await readAssociation(db)
  return isProof(config, id, proof) ? { isFound: true, page: texts.askPage(name) } : unknown(name)
}

/** Sends no more such mails to the account; one that is gone gets none anyway. */
export const unsubscribe = async ({ config, db }: Deps, id: number, proof: string) => {
  const { name } = await readAssociation(db)
  if (!isProof(config, id, proof)) return unknown(name)
  await inTransaction(db, tx => updateNotifications(tx, id, { news: false }))
  return { isFound: true, page: texts.donePage(name) }
}

const unknown = (name: string) => ({ isFound: false, page: texts.unknownPage(name) })

/** The look of these pages, for the policy that allows it. */
export const { unsubscribeStyle } = texts
