import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { namedIn } from './bank.rules.ts'
import * as texts from './bank.texts.ts'
import type { ReadReturn } from './camt.reader.ts'
import * as queries from './returns.queries.ts'
import { judgeReturns } from './returns.rules.ts'
import { openedBy } from './withdraw.service.ts'

/** Which payments went back, as far as they were taken. */
const judge = async (db: Db, returned: ReadReturn[]) => {
  const { numbers, orders } = namedIn(returned.flatMap(one => one.texts))
  const cents = returned.flatMap(({ originals }) => originals)
  const kept = await queries.findReturnable(db, { numbers, orders, cents })
  const keys = returned.map(({ key }) => key)
  return judgeReturns(returned, kept, await queries.findReturned(db, keys))
}

/** What a bank's file says went back, and which payments that were. */
export const tellReturns = async (db: Db, returned: ReadReturn[]) =>
  (await judge(db, returned)).map(({ key, booked, cents, remittance, reason, told, ...one }) => ({
    key,
    booked,
    cents,
    remittance,
    reason,
    told,
    verdict: one.verdict,
    payer: one.payment?.payer || one.parties.join(', '),
    fee_cents: one.payment ? cents - one.payment.cents : 0,
    payment: one.payment && {
      entry: one.payment.id,
      booked: one.payment.booked,
      cents: one.payment.cents,
      numbers: one.payment.numbers,
    },
  }))

/**
 * Notes which payments, by the entry that says so, went back; what is open of their invoices then is to be paid again.
 * The caller holds the locks of these. Says how many invoices are open again.
 */
export const noteReturns = async (
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  returned: ReadReturn[],
  chosen: ReadonlyMap<string, number[]>,
) => {
  const judged = await judge(tx, returned)
  let opened = 0
  for (const [key, [id]] of chosen) {
    const one = judged.find(found => found.key === key)
    if (!one?.payment || one.payment.id !== id) throw new Refusal('changed', texts.changedMeanwhile)
    const noted = {
      key,
      returnedOn: one.booked,
      feeCents: one.cents - one.payment.cents,
      reason: [one.reason, one.told].filter(Boolean).join(' '),
      at: deps.clock.now(),
    }
    opened += await openedBy(tx, id, () => queries.noteReturn(tx, id, noted))
  }
  return opened
}
