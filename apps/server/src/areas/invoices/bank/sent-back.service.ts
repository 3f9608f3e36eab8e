import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fullName } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { returnReasonText } from '../../settlements/returned-transfers/reasons.rules.ts'
import { paymentsNamedIn } from '../../settlements/returned-transfers/returned-transfers.rules.ts'
import * as transfers from '../../settlements/returned-transfers/returned-transfers.service.ts'
import { settlementNumber } from '../../settlements/settlements.rules.ts'
import * as texts from './bank.texts.ts'
import type { ReadSentBack } from './camt.reader.ts'
import { judgeSentBack } from './sent-back.rules.ts'

type Needs = Pick<Deps, 'clock'> & { db: Db }

/** Which transfers came back, as far as they pay settlements. */
const judge = async ({ db, clock }: Needs, entries: ReadSentBack[]) => {
  const ids = paymentsNamedIn(entries.flatMap(one => one.texts)).map(({ id }) => id)
  const cents = entries.flatMap(({ originals }) => originals)
  const sent = (await transfers.findReturnable(db, ids, cents)).map(({ content, ...one }) => ({
    ...one,
    cents: content.sums.total,
    holder: content.bank.holder,
    iban: content.bank.iban,
    content,
  }))
  const done = await transfers.findNoted(
    db,
    entries.map(({ key }) => key),
  )
  return judgeSentBack(entries, sent, done, berlinDay(clock.now()))
}

/** What a bank's file says came back of what was sent, and which settlements that had paid. */
export const tellSentBack = async (needs: Needs, entries: ReadSentBack[]) =>
  (await judge(needs, entries)).map(({ key, booked, cents, remittance, verdict, sent, ...one }) => ({
    key,
    booked,
    cents,
    payee: sent?.holder || one.parties.join(', '),
    remittance,
    reason: returnReasonText(one.reason, one.told),
    verdict,
    settlement: sent && {
      id: sent.id,
      number: settlementNumber(sent.id, sent.content.event, sent.content.version),
      name: fullName(sent.content.person),
      event: sent.content.event.name,
      cents: sent.cents,
      execution: sent.execution,
    },
    fee_cents: sent ? sent.cents - cents : 0,
  }))

/**
 * Notes which transfers came back, by the entry that says so; their settlements are to be paid again. Refuses as `changed`
 * what is not as it was seen.
 */
export const noteSentBack = async (
  tx: Tx,
  deps: Deps,
  by: string,
  entries: ReadSentBack[],
  chosen: ReadonlyMap<string, number[]>,
) => {
  if (chosen.size === 0) return
  await transfers.lockSettlements(tx, [...new Set([...chosen.values()].flat())])
  const judged = await judge({ db: tx, clock: deps.clock }, entries)
  for (const [key, ids] of chosen) {
    const one = judged.find(found => found.key === key)
    if (!one?.sent || ids.length !== 1 || one.sent.id !== ids[0])
      throw new Refusal('changed', texts.changedMeanwhile)
    await transfers.noteReturned(tx, deps, by, one.sent, {
      key,
      returnedOn: one.booked,
      cents: one.cents,
      feeCents: one.sent.cents - one.cents,
      reason: returnReasonText(one.reason, one.told),
    })
  }
}
