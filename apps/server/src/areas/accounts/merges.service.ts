import type { Db } from '../../platform/db/database.ts'
import { findMerges } from './merges.queries.ts'

/** The accounts of the same person that went into this one, for its owner to read. */
export const listMerges = async (db: Db, accountId: number) =>
  (await findMerges(db, accountId)).map(({ goneId: _id, isTaken: _taken, ...merge }) => merge)

/** Which ids the person had besides: what the log says of them is about this person, too. */
export const formerIds = async (db: Db, accountId: number) =>
  (await findMerges(db, accountId)).map(({ goneId }) => goneId)

/** Under which addresses the person was known besides; not those that somebody has made an account with since. */
export const formerAddresses = async (db: Db, accountId: number) =>
  (await findMerges(db, accountId)).filter(({ isTaken }) => !isTaken).map(({ email }) => email)
