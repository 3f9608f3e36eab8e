import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { everything } from '../../platform/db/filters.ts'
import { forgetValues } from '../audit/audit.service.ts'
import { dropFile, readFile } from '../storage/storage.service.ts'
import { deleteIdleDeclarations, findDeclaredBy } from './declared/declared.queries.ts'
import { deleteIdleOf, findReceiptsOf } from './receipts/receipts.queries.ts'
import { deleteOpenOf, findIdsOf, findReturned, findSettlements } from './settlements.queries.ts'
import { tellSettlements } from './settlements.service.ts'

/**
 * Deletes the settlements of an account that are still open, and the receipts that none names. What was submitted
 * stays with its receipts: tax law wants it kept for years (§ 147 AO).
 */
export const forgetSettlements = async (tx: Tx, accountId: number) => {
  const ids = await findIdsOf(tx, accountId)
  await deleteOpenOf(tx, accountId)
  await deleteIdleDeclarations(tx, accountId)
  for (const { file } of await deleteIdleOf(tx, accountId)) await dropFile(tx, file)
  await forgetValues(tx, 'settlements', ids)
  await forgetValues(tx, 'settlement_expenses', ids)
  await forgetValues(tx, 'returned_transfers', ids)
}

/**
 * What is kept of an account here, for its owner to read: a list, also of what was returned, which receipts there are,
 * and what was said of the allowance.
 */
export const exportSettlements = async (deps: Deps, accountId: number) => {
  const { rows } = await findSettlements(deps.db, accountId, everything)
  const told = await tellSettlements(deps, rows)
  const receipts = (await findReceiptsOf(deps.db, accountId)).map(({ id, name, file, size }) => ({
    path: `belege/${id} ${name}`,
    size,
    read: async () => (await readFile(deps.db, file)).bytes,
  }))
  const settlements = []
  for (const { content, answer } of told) {
    const returned = await findReturned(deps.db, answer.id)
    settlements.push({ ...answer, bank: content.bank, returned })
  }
  return { settlements, receipts, declarations: await findDeclaredBy(deps.db, accountId) }
}
