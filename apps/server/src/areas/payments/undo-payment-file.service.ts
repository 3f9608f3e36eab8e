import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { lockPaidWith, markUnpaid } from '../settlements/settlements.service.ts'
import { delayMail } from './payment-files.mails.ts'
import * as queries from './payment-files.queries.ts'
import { isUndoable } from './payment-files.rules.ts'
import { tellPaymentFile } from './payment-files.service.ts'
import * as texts from './payment-files.texts.ts'
import { waitsForRelease } from './release/release.rules.ts'

/** Those who were told of a transfer learn that it comes later; whose account is gone is not told. */
const tellLecturers = async (
  tx: Tx,
  deps: Deps,
  unpaid: Awaited<ReturnType<typeof lockPaidWith>>,
  execution: string,
) => {
  for (const { id, account, event, sums } of unpaid) {
    if (!account) continue
    const payment = { id, event, cents: sums.total, execution }
    await postMail(tx, deps, delayMail(account, payment, deps.config.APP_URL))
  }
}

/**
 * Takes a payment file back that the bank has not executed, or never got as nobody released it: its settlements are approved again, their lecturers are told,
 * and the file stays, but is never given to anybody any more.
 */
export const undoPaymentFile = async (deps: Deps, caller: Caller, id: number, reason: string) => {
  const by = await nameOf(deps, caller)
  const at = deps.clock.now()
  return inTransaction(deps.db, async tx => {
    const file = orNotFound(await queries.lockPaymentFile(tx, id))
    if (file.undoneAt) throw new Refusal('state', texts.undoneAlready)
    const waits = waitsForRelease(file)
    if (!waits && !isUndoable(file.execution, berlinDay(at)))
      throw new Refusal('state', texts.executed(file.execution))
    const unpaid = await lockPaidWith(tx, id)
    await markUnpaid(
      tx,
      unpaid.map(one => one.id),
      { at, by },
    )
    const undone = await queries.undo(tx, id, { undoneAt: at, undoneBy: by, undoneReason: reason })
    if (!waits) await tellLecturers(tx, deps, unpaid, file.execution)
    return tellPaymentFile(tx, undone)
  })
}
