import type { Db, Tx } from '../../platform/db/database.ts'
import { forgetValues } from '../audit/audit.service.ts'
import { dropFile } from '../storage/storage.service.ts'
import { deleteConfirmationsOf, findConfirmationsOf } from './confirmations.queries.ts'

/** Deletes the confirmations of an account with their papers; their codes are unknown from then on. */
export const forgetConfirmations = async (tx: Tx, accountId: number) => {
  const { ids, files } = await deleteConfirmationsOf(tx, accountId)
  for (const file of files) await dropFile(tx, file)
  await forgetValues(tx, 'confirmations', ids)
}

/** What is kept of an account here, for its owner to read: a list, and each paper as a file beside it. */
export const exportConfirmations = async (db: Db, accountId: number) => {
  const rows = await findConfirmationsOf(db, accountId)
  return {
    confirmations: rows.map(({ confirmation }) => confirmation),
    papers: Object.fromEntries(
      rows.map(({ confirmation, pdf }) => [`bestaetigungen/${confirmation.number}.pdf`, pdf]),
    ),
  }
}
