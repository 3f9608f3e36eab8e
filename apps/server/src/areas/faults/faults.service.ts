import { createHash } from 'node:crypto'
import type { NewFault } from '@tafelrunde/contract/faults'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import * as queries from './faults.queries.ts'
import { screenOf, withoutNames } from './faults.rules.ts'

/** What is kept for longer than a night; a night may bring as many again. */
const most = 500

/** Milliseconds for which a fault is kept after it came last: 30 days. */
export const faultsKept = 30 * 24 * 60 * 60 * 1000

/** Counts a fault, or notes one that is new. Where there are too many, who tells of another one hears nothing of it. */
export const noteFault = async (deps: Deps, told: NewFault, from: { address: string; browser: string }) => {
  await deps.limits.spend('fault', { account: from.address, address: from.address })
  const lastAt = deps.clock.now()
  const fault = { places: told.places, build: told.build, message: withoutNames(told.message) }
  const fingerprint = createHash('sha256').update(JSON.stringify(fault)).digest('base64url')
  const latest = { path: screenOf(told.path), browser: from.browser, lastAt }
  await inTransaction(deps.db, async tx => {
    if (await queries.countAgain(tx, fingerprint, latest)) return
    if ((await queries.countFaults(tx)) < 2 * most)
      await queries.insertFault(tx, { ...fault, ...latest, fingerprint, firstAt: lastAt })
  })
}

export const tidyFaultsJob = 'tidy-faults'

/** Deletes what has not come for long, and of too many the oldest. */
export const tidyFaults = async (tx: Tx, { clock }: Deps) => {
  await queries.deleteFaultsBefore(tx, new Date(clock.now().getTime() - faultsKept))
  await queries.deleteAllFaultsBut(tx, most)
}
