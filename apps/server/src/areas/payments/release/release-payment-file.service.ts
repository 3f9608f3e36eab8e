import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { lockPaidWith } from '../../settlements/settlements.service.ts'
import * as queries from '../payment-files.queries.ts'
import { tellPaymentFile } from '../payment-files.service.ts'
import { tellPaid } from '../tell-paid.service.ts'
import { decideRelease } from './release.service.ts'

/** Has a payment file of somebody else's go to the bank; its lecturers are told now. */
export const releasePaymentFile = async (deps: Deps, caller: Caller, id: number) =>
  inTransaction(deps.db, async tx => {
    const file = orNotFound(await queries.lockPaymentFile(tx, id))
    const released = await queries.release(tx, id, await decideRelease(deps, caller, file))
    for (const paid of await lockPaidWith(tx, id)) {
      const { event } = paid
      await tellPaid(tx, deps, [paid], { event, execution: file.execution })
    }
    return tellPaymentFile(tx, released)
  })
