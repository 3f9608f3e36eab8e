import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Person } from '../mail/letter.rules.ts'
import { postMail } from '../mail/mail.service.ts'
import { accountsMergedMail } from './accounts.mails.ts'
import { findMerges, findStaying } from './merges.queries.ts'

/** The accounts of the same person that went into this one, for its owner to read. */
export const listMerges = async (db: Db, accountId: number) =>
  (await findMerges(db, accountId)).map(({ goneId: _id, isTaken: _taken, ...merge }) => merge)

/** Which ids the person had besides: what the log says of them is about this person, too. */
export const formerIds = async (db: Db, accountId: number) =>
  (await findMerges(db, accountId)).map(({ goneId }) => goneId)

/**
 * The addresses whose mailbox has answered to the person: that of the account, and those of accounts that went into it but
 * for what somebody has made an account with since. Nothing else that stands under an address is the person's.
 */
export const provenAddresses = async (db: Db, { id, email, emailProvenAt }: Identity) => {
  const former = (await findMerges(db, id)).filter(merge => merge.emailProvenAt && !merge.isTaken)
  return [...(emailProvenAt ? [email] : []), ...former.map(merge => merge.email)]
}

type Identity = { id: number; email: string; emailProvenAt: Date | null }

type Owner = Person & { isActive: boolean }

/** Writes to both addresses of somebody, as far as they could log in with them, which of them is no good any more. */
export const tellMerged = async (tx: Tx, deps: Deps, { kept, gone }: { kept: Owner; gone: Owner }) => {
  for (const person of [kept, gone])
    if (person.isActive) await postMail(tx, deps, accountsMergedMail(person, gone.email))
}

/** The account that this one went into, itself if it did not: what is printed with its number stays good. */
export const readStaying = (db: Db, id: number) => findStaying(db, id)
