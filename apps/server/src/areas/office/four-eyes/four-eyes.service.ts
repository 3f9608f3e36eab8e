import type { FourEyes } from '@tafelrunde/contract/admin/four-eyes'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { lockForChange, readAssociation, rewriteAssociation } from '../../association/association.service.ts'
import * as queries from './four-eyes.queries.ts'
import * as texts from './four-eyes.texts.ts'

/** Whether „Vier-Augen-Prinzip“ is on, and what waits for a second person. */
export const readFourEyes = async (db: Db): Promise<FourEyes> => {
  const { fourEyes } = await readAssociation(db)
  const row = await queries.findWaiting(db)
  const waiting = row && {
    id: row.id,
    asked: row.askedAt,
    by: row.askedBy,
    by_id: row.askedById,
    turns_off: row.changes.fourEyes === false,
  }
  return { on: fourEyes, waiting: waiting ?? null }
}

/** Files that wait keep it on: else they would wait for a rule that nobody sees any more. */
const checkMayEnd = async (tx: Tx) => {
  if (await queries.hasWaitingFile(tx)) throw new Refusal('state', texts.filesWait)
}

/** Switches it on at once if there is a second person; off it goes when another one confirms that. */
export const switchFourEyes = async (deps: Deps, caller: Caller, on: boolean) => {
  const askedBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { fourEyes } = await lockForChange(tx)
    if (on && !fourEyes) {
      if (!(await queries.hasSecond(tx, caller.id))) throw new Refusal('state', texts.nobodyElse)
      await rewriteAssociation(tx, { fourEyes: true })
    }
    if (!on && fourEyes) {
      if (await queries.findWaiting(tx)) throw new Refusal('state', texts.waitsAlready)
      await checkMayEnd(tx)
      const asked = { askedAt: deps.clock.now(), askedBy, askedById: caller.id }
      await queries.insertWaiting(tx, { changes: { fourEyes: false }, ...asked })
    }
    return readFourEyes(tx)
  })
}

/** Has a change hold that somebody else asked for, or not; whoever asked may only withdraw it. */
export const decideChange = async (deps: Deps, caller: Caller, id: number, isConfirmed: boolean) => {
  const decidedBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await lockForChange(tx)
    const { changes, askedById, decidedAt } = orNotFound(await queries.findChange(tx, id))
    if (decidedAt) throw new Refusal('state', texts.decidedAlready)
    if (isConfirmed && askedById === caller.id) throw new Refusal('state', texts.ownChange)
    const decision = { decidedAt: deps.clock.now(), decidedBy, decidedById: caller.id, isConfirmed }
    await queries.decide(tx, id, decision)
    if (isConfirmed) {
      if (changes.fourEyes === false) await checkMayEnd(tx)
      await rewriteAssociation(tx, changes)
    }
    return readFourEyes(tx)
  })
}
