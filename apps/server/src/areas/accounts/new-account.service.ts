import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { noteOnlyAgreements } from '../association/legal/legal.service.ts'
import { insertAccount, replaceUnconfirmed } from './accounts.queries.ts'
import { endFor } from './endings.service.ts'

/** What somebody may have said who signed up with an address that is not theirs. */
const unsaid = {
  passwordHash: null,
  birthday: null,
  schooltypeId: null,
  customerNumber: '',
  customerNumberBy: 'self' as const,
}

/**
 * Makes an account of somebody who agreed to these legal texts. One that has the address and nobody has confirmed is
 * replaced by it, with password, links and agreements: so nobody keeps an address from its owner. Nothing, if somebody
 * has an account with the address.
 */
export const makeAccount = async (
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  facts: Parameters<typeof insertAccount>[1],
  agreed: number[] = [],
) => {
  const account = (await insertAccount(tx, facts)) ?? (await replaceUnconfirmed(tx, { ...unsaid, ...facts }))
  if (!account) return undefined
  await endFor(tx, deps, 'replaced', account.id)
  await noteOnlyAgreements(tx, account.id, agreed, facts.joinedAt)
  return account
}
