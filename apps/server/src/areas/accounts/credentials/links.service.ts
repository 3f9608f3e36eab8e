import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { findAccountById, lockAccount } from '../accounts.queries.ts'
import * as queries from './links.queries.ts'
import { isLinkGood, type LinkPurpose, linkLifetime, linkUrl, readUid } from './links.rules.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a link that can be used once and answers its address; only the hash of its token is kept. */
export const createLink = async (
  tx: Tx,
  { clock, config }: Deps,
  link: { accountId: number; purpose: LinkPurpose; newEmail?: string },
) => {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + linkLifetime)
  const hasKeys = link.purpose === 'password_reset' && (await queries.hasKeys(tx, link.accountId, now))
  await queries.insertLink(tx, { ...link, tokenHash: hashOf(token), expiresAt })
  return linkUrl(config.APP_URL, { newEmail: null, ...link, token, hasKeys })
}

const noUser = () => new InvalidField('uid', 'Die User-ID ist ungültig oder dieser Benutzer existiert nicht.')
export const badLink = () => new InvalidField('token', 'Das Token für diesen Benutzer ist ungültig.')

/** The account and the link that a mail's address names, good or not; refused are those that never were. */
export const readLink = async (
  db: Db,
  purposes: LinkPurpose[],
  { uid = '', token = '' }: { uid?: string | undefined; token?: string | undefined },
) => {
  const accountId = readUid(uid)
  const account = accountId === undefined ? undefined : await findAccountById(db, accountId)
  if (!account) throw noUser()
  const link = await queries.findLink(db, { tokenHash: hashOf(token), accountId: account.id, purposes })
  if (!link) throw badLink()
  return { account, link }
}

/** The same for a link that is about to be used; refused if it was used or is too old. */
export const readGoodLink = async (
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  purposes: LinkPurpose[],
  body: { uid?: string | undefined; token?: string | undefined },
) => {
  const found = await readLink(db, purposes, body)
  if (!isLinkGood({ ...found.link, now: clock.now() })) throw badLink()
  return found
}

type Link = { tokenHash: string; accountId: number }

/**
 * Uses a link up, in the transaction of what it is used for, and answers its account, which nobody else changes until
 * then: of two at the same moment one is refused, and so is a link that the office has ended in this moment by closing.
 */
export const useLink = async (tx: Tx, { clock }: Deps, { tokenHash, accountId }: Link) => {
  const account = await lockAccount(tx, accountId)
  if (!account || !(await queries.noteLinkUse(tx, tokenHash, clock.now()))) throw badLink()
  return account
}
