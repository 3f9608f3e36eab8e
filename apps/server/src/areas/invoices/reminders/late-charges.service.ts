import type { LateChargeFields, LateChargeSettings } from '@tafelrunde/contract/admin/money/late-charges'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import * as queries from './late-charges.queries.ts'
import { lateCharges, type Movement } from './late-charges.rules.ts'

/** Until somebody says otherwise reminders demand nothing but what is open. */
const nothing = { interestPoints: null, flatFeeCents: 0, feeCents: 0, fromStep: 2 }

/** What reminders demand for the delay, and the base rates that interest goes by. */
export const readLateCharges = async (db: Db): Promise<LateChargeSettings> => {
  const { interestPoints, flatFeeCents, feeCents, fromStep } = (await queries.findTerms(db)) ?? nothing
  return {
    interest_points: interestPoints,
    flat_fee_cents: flatFeeCents,
    fee_cents: feeCents,
    from_step: fromStep,
    base_rates: await queries.findBaseRates(db),
  }
}

const check = ({ interest_points: points, base_rates: rates }: LateChargeFields) => {
  if (rates.some(({ from }) => !/-0[17]-01$/.test(from)))
    throw new InvalidField('base_rates', 'Der Basiszinssatz ändert sich nur am 1. Januar und am 1. Juli.')
  if (new Set(rates.map(({ from }) => from)).size < rates.length)
    throw new InvalidField('base_rates', 'Für einen Tag steht der Basiszinssatz zweimal da.')
  if (points !== null && rates.length === 0)
    throw new InvalidField('base_rates', 'Für Verzugszinsen fehlt der Basiszinssatz.')
}

/** Says all of it anew; letters that were sent stay as they are. */
export const changeLateCharges = ({ db }: Pick<Deps, 'db'>, said: LateChargeFields) => {
  check(said)
  return inTransaction(db, async tx => {
    await queries.putTerms(tx, {
      id: 1,
      interestPoints: said.interest_points,
      flatFeeCents: said.flat_fee_cents,
      feeCents: said.fee_cents,
      fromStep: said.from_step,
    })
    await queries.dropOtherRates(
      tx,
      said.base_rates.map(({ from }) => from),
    )
    for (const rate of said.base_rates) await queries.putBaseRate(tx, rate)
    return readLateCharges(tx)
  })
}

/** What came in for an order and went back, day by day. */
const readMovements = async (db: Db, orderId: number): Promise<Movement[]> => {
  const bank = await queries.findBankMovements(db, orderId)
  const hand = await queries.findHandMovements(db, orderId)
  return [
    ...bank.flatMap(({ day, returnedOn, cents }) => [
      { day, cents },
      ...(returnedOn ? [{ day: returnedOn, cents: -cents }] : []),
    ]),
    ...hand.map(({ day, kind, cents }) => ({ day, cents: kind === 'refund' ? -cents : cents })),
  ]
}

type About = {
  invoiceId: number
  orderId: number
  step: number
  openCents: number
  /** Null of what was never to be paid. */
  dueOn: string | null
  /** The day in Berlin. */
  today: string
}

/** What the next reminder of an invoice demands besides what is open, in the caller's transaction, which holds the order. */
export const reckonLateCharges = async (tx: Tx, { invoiceId, orderId, dueOn, ...about }: About) =>
  lateCharges({
    ...about,
    dueOn: dueOn ?? about.today,
    movements: await readMovements(tx, orderId),
    terms: (await queries.findTerms(tx)) ?? nothing,
    baseRates: await queries.findBaseRates(tx),
    before: (await queries.findDemanded(tx, invoiceId)) ?? { feesCents: 0, flatFeeCents: 0 },
  })
