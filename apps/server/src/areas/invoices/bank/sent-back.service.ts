import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fullName } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { returnReasonText } from '../../settlements/returned-transfers/reasons.rules.ts'
import { paymentsNamedIn } from '../../settlements/returned-transfers/returned-transfers.rules.ts'
import * as transfers from '../../settlements/returned-transfers/returned-transfers.service.ts'
import { settlementNumber } from '../../settlements/settlements.rules.ts'
import * as refunds from '../refunds/refund-returns.service.ts'
import { refundsNamedIn } from '../refunds/refunds.rules.ts'
import * as texts from './bank.texts.ts'
import type { ReadSentBack } from './camt.reader.ts'
import { judgeSentBack, settlementReference } from './sent-back.rules.ts'

type Needs = Pick<Deps, 'clock'> & { db: Db }

/** What was sent and may have come back, the latest first. */
const findSent = async (db: Db, entries: ReadSentBack[]) => {
  const named = entries.flatMap(one => one.texts)
  const cents = entries.flatMap(({ originals }) => originals)
  const ids = paymentsNamedIn(named).map(({ id }) => id)
  const settled = (await transfers.findReturnable(db, ids, cents)).map(settlement => ({
    reference: settlementReference(settlement),
    cents: settlement.content.sums.total,
    holder: settlement.content.bank.holder,
    iban: settlement.content.bank.iban,
    execution: settlement.execution,
    settlement,
    refund: null,
  }))
  const refunded = (await refunds.findReturnable(db, refundsNamedIn(named), cents)).map(refund => ({
    reference: refund.reference,
    cents: refund.cents,
    holder: refund.holder,
    iban: refund.iban,
    execution: refund.execution,
    settlement: null,
    refund,
  }))
  return [...settled, ...refunded].toSorted((one, other) => other.execution.localeCompare(one.execution))
}

/** Which transfers came back, as far as they pay settlements or refunds. */
const judge = async ({ db, clock }: Needs, entries: ReadSentBack[]) => {
  const sent = await findSent(db, entries)
  const keys = entries.map(({ key }) => key)
  const noted = await transfers.findNoted(db, keys)
  const done = new Set([...noted, ...(await refunds.findNoted(db, keys))])
  return judgeSentBack(entries, sent, done, berlinDay(clock.now()))
}

type Sent = Awaited<ReturnType<typeof findSent>>[number]

const tellSettlement = ({ settlement, cents, execution }: Sent) =>
  settlement && {
    id: settlement.id,
    number: settlementNumber(settlement.id, settlement.content.event, settlement.content.version),
    name: fullName(settlement.content.person),
    event: settlement.content.event.name,
    cents,
    execution,
  }

const tellRefund = ({ refund, cents, execution }: Sent) =>
  refund && {
    id: refund.id,
    number: orderNumber(refund.orderId, refund.event),
    company: refund.company,
    event: refund.event.name,
    cents,
    execution,
  }

/** What a bank's file says came back of what was sent, and which settlements and refunds that had paid. */
export const tellSentBack = async (needs: Needs, entries: ReadSentBack[]) =>
  (await judge(needs, entries)).map(({ key, booked, cents, remittance, verdict, sent, ...one }) => ({
    key,
    booked,
    cents,
    payee: sent?.holder || one.parties.join(', '),
    remittance,
    reason: returnReasonText(one.reason, one.told),
    verdict,
    settlement: sent && tellSettlement(sent),
    refund: sent && tellRefund(sent),
    fee_cents: sent ? sent.cents - cents : 0,
  }))

/** Settlements and refunds, by the entry that gives them back. */
type Chosen = Record<'sentBack' | 'refundsBack', ReadonlyMap<string, number[]>>

/**
 * Notes which transfers came back, by the entry that says so; their settlements are to be paid again, and the credits of
 * refunds stand again. The caller holds the locks of the orders of these. Refuses as `changed` what is not as it was seen.
 */
export const noteSentBack = async (
  tx: Tx,
  deps: Deps,
  by: string,
  entries: ReadSentBack[],
  { sentBack, refundsBack }: Chosen,
) => {
  if (sentBack.size + refundsBack.size === 0) return
  await transfers.lockSettlements(tx, [...new Set([...sentBack.values()].flat())])
  const judged = await judge({ db: tx, clock: deps.clock }, entries)
  const find = (key: string, kind: 'settlement' | 'refund', ids: number[]) => {
    const one = judged.find(found => found.key === key)
    if (!one?.sent || ids.length !== 1 || one.sent[kind]?.id !== ids[0])
      throw new Refusal('changed', texts.changedMeanwhile)
    const returned = {
      key,
      returnedOn: one.booked,
      cents: one.cents,
      feeCents: one.sent.cents - one.cents,
      reason: returnReasonText(one.reason, one.told),
    }
    return { ...one.sent, returned }
  }
  for (const [key, ids] of sentBack) {
    const { settlement, returned } = find(key, 'settlement', ids)
    if (settlement) await transfers.noteReturned(tx, deps, by, settlement, returned)
  }
  for (const [key, ids] of refundsBack) {
    const { refund, returned } = find(key, 'refund', ids)
    if (refund) await refunds.noteRefundReturned(tx, deps, by, refund, returned)
  }
}
