import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { postMail } from '../../mail/mail.service.ts'
import { decideRelease } from '../../payments/release/release.service.ts'
import { tellFile } from './refund-files.service.ts'
import { refundMail } from './refunds.mails.ts'
import * as queries from './refunds.queries.ts'

/** Has a file of refunds of somebody else's go to the bank; exhibitors are told now. */
export const releaseRefundFile = async (deps: Deps, caller: Caller, id: number) =>
  inTransaction(deps.db, async tx => {
    const file = orNotFound(await queries.lockFile(tx, id))
    const released = await queries.release(tx, id, await decideRelease(deps, caller, file))
    for (const { orderId, event, ...refund } of await queries.findHeld(tx, [id])) {
      const told = { ...refund, event, number: orderNumber(orderId, event), execution: file.execution }
      await postMail(tx, deps, refundMail(told, deps.config.APP_URL))
    }
    return tellFile(tx, released)
  })
