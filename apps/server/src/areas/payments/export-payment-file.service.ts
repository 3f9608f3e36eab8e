import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { keepNothing } from '../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { readEvent } from '../events/events.service.ts'
import { otherBankOf } from '../settlements/bank-wishes.rules.ts'
import { countDoubted } from '../settlements/returned-transfers/returned-transfers.service.ts'
import { lockApproved, markPaid } from '../settlements/settlements.service.ts'
import { isBankingDay, nextBankingDay } from './banking-days.rules.ts'
import { keepPaymentFile, readDebtor, tellPaymentFile } from './payment-files.service.ts'
import * as texts from './payment-files.texts.ts'
import { readMaking } from './release/release.service.ts'
import { tellPaid } from './tell-paid.service.ts'

/** The day on which a bank is to execute a file: a banking day from today on, the next one unless it is said. */
export const readExecution = (wish: string | undefined, now: Date) => {
  const today = berlinDay(now)
  const execution = wish ?? nextBankingDay(today)
  if (execution < today) throw new InvalidField('execution', texts.executionPast)
  if (!isBankingDay(execution)) throw new InvalidField('execution', texts.executionClosed)
  return execution
}

const lockPayables = async (tx: Tx, eventId: number) => {
  const payables = await lockApproved(tx, eventId)
  if (payables.length === 0)
    throw new Refusal(
      'state',
      (await countDoubted(tx, eventId)) > 0 ? texts.accountsToCheck : texts.nothingToPay,
    )
  return payables
}

type Expected = { count: number; total_cents: number; other_banks?: number | undefined }

const checkExpected = (paid: Awaited<ReturnType<typeof lockPayables>>, expected: Expected | undefined) => {
  const total = paid.reduce((sum, { sums }) => sum + sums.total, 0)
  if (expected && (expected.count !== paid.length || expected.total_cents !== total))
    throw new Refusal('changed', texts.otherSum)
  const elsewhere = paid.filter(one => otherBankOf(one, one.bank)).length
  if ((expected?.other_banks ?? elsewhere) !== elsewhere) throw new Refusal('changed', texts.otherBanks)
}

/**
 * Puts all approved settlements of an event into one payment file; they are paid then, and their lecturers are told.
 * Whoever asks at the same time waits and finds nothing left to pay. Without a wish it is the next banking day.
 * A file that is still to be released tells nobody.
 */
export const exportPaymentFile = async (
  deps: Deps,
  caller: Caller,
  eventId: number,
  wish: { execution?: string | undefined; expected?: Expected | undefined },
  keep = keepNothing,
) => {
  const { event } = await readEvent(deps.db, true, eventId)
  const now = deps.clock.now()
  const execution = readExecution(wish.execution, now)
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const paid = await lockPayables(tx, eventId)
    checkExpected(paid, wish.expected)
    const debtor = await readDebtor(tx, paid)
    const making = { createdBy: by, ...(await readMaking(tx, caller)) }
    const file = await keepPaymentFile(tx, { event, createdAt: now, execution, debtor }, paid, making)
    const ids = paid.map(({ id }) => id)
    await markPaid(tx, ids, { paymentFileId: file.id, at: now, by })
    if (!making.needsRelease) await tellPaid(tx, deps, paid, { event, execution })
    const answer = await tellPaymentFile(tx, file)
    await keep(tx, answer)
    return answer
  })
}
