import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findAccount } from './accounts.queries.ts'

/** The caller's own account as it is now. */
export const readAccount = async ({ db, clock }: Deps, id: number) => {
  const row = await findAccount(db, id, clock.now())
  if (!row) throw new NotFound()
  return row
}
