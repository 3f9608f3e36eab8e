import { commandLine, fullName } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findAccount } from './accounts.queries.ts'

/** The caller's own account as it is now. */
export const readAccount = async ({ db, clock }: Deps, id: number) => {
  const row = await findAccount(db, id, clock.now())
  if (!row) throw new NotFound()
  return row
}

/** How papers and steps name whoever takes them: an account, or the office at a terminal. */
export const nameOf = async (deps: Deps, { id }: { id: number }) => {
  if (id === commandLine.id) return 'Kommandozeile'
  const { account } = await readAccount(deps, id)
  return fullName(account) || account.email
}
