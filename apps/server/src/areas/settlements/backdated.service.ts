import { berlinDay } from '@tafelrunde/contract/berlin'
import { writeXml } from '../../common/xml.service.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readAssociation } from '../association/association.service.ts'
import { replaceTerms } from './fees.queries.ts'
import type { FeeRule } from './fees.rules.ts'
import { creditTransferDocument } from './pain001.document.ts'
import * as payments from './payment-files.queries.ts'
import { totalOf, transferOf } from './payment-files.rules.ts'
import { nextBankingDay } from './payment-files-days.rules.ts'
import type { Statement } from './settlement.rules.ts'
import * as queries from './settlements.queries.ts'
import { insertMissing } from './start.queries.ts'
import { readStatements } from './statement.service.ts'

// What a first start writes as if it had happened long ago: nobody is told, and the days are those of the event.

const day = 86_400_000
const steps = ['submitted', 'approved', 'paid'] as const

/** How far an event's settlements have come: all of them, or all but that of the one whom the demo shows. */
export type Progress = { upTo: (typeof steps)[number]; shown: 'open' | 'approved' | 'paid' }

type Payment = { eventId: number; createdAt: Date; by: string }
type Submitted = { id: number; by: string; document: Statement & { submittedAt: Date } }

/** Writes a settlement as it was submitted so many days after the event, and approved a few later. */
const settle = async (tx: Tx, { id, by, document }: Submitted, approvedBy: string | undefined) => {
  const at = document.submittedAt
  await queries.updateSettlement(tx, id, { state: approvedBy ? 'approved' : 'submitted', document })
  await queries.insertStep(tx, { settlementId: id, state: 'submitted', at, by })
  if (!approvedBy) return
  const approvedAt = new Date(at.getTime() + 3 * day)
  await queries.insertStep(tx, { settlementId: id, state: 'approved', at: approvedAt, by: approvedBy })
}

const pay = async (tx: Tx, settled: Submitted[], { eventId, createdAt, by }: Payment) => {
  const payables = settled.map(({ id, document }) => ({ id, ...document }))
  const execution = nextBankingDay(berlinDay(createdAt))
  const sums = { count: payables.length, totalCents: totalOf(payables) }
  const file = await payments.insertPaymentFile(tx, { eventId, execution, createdAt, ...sums })
  const transfers = payables.map(payable => transferOf(payable, payable.event.name))
  const { name, iban, bic } = await readAssociation(tx)
  const debtor = { name, iban, bic }
  const order = { messageId: `TAFELRUNDE-${file.id}`, createdAt, execution, debtor, transfers }
  await payments.keepXml(tx, file.id, writeXml(creditTransferDocument(order)))
  const ids = payables.map(({ id }) => id)
  await payments.setPaid(tx, ids, { paymentFileId: file.id, at: createdAt, by })
}

/** What an event pays. */
export const agreeFees = (tx: Tx, eventId: number, fees: { travelCentsPerKm: number; rules: FeeRule[] }) =>
  replaceTerms(tx, eventId, fees.travelCentsPerKm, fees.rules)

type Past = {
  /** The account whose settlement may lag behind, and what it spent. */
  shown: number
  expense: { text: string; cents: number }
  progress: Progress
  /** Who has approved and paid. */
  office: string
}

/** The settlements of an event that is over, as they stand some time later; that of `shown` may lag behind. */
export const writeSettlements = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  eventId: number,
  { shown, expense, progress, office }: Past,
) => {
  const now = clock.now()
  await insertMissing(tx, eventId, now)
  const { rows } = await queries.findSettlements(tx, undefined, { limit: 1000, offset: 0, event: eventId })
  for (const { lecturer, settlement } of rows)
    if (lecturer.accountId === shown)
      await queries.replaceExpenses(tx, settlement.id, [{ ...expense, receiptId: null }])
  const statements = await readStatements(tx, clock, rows)
  const settled = rows.flatMap(({ settlement, lecturer, event }, index) => {
    const statement = statements[index]
    const isShown = lecturer.accountId === shown
    // Every sixth is still busy with other things.
    if (
      !statement ||
      (isShown ? progress.shown === 'open' : progress.upTo === 'submitted' && index % 6 === 5)
    )
      return []
    const submittedAt = new Date(Math.min(event.endsAt.getTime() + (1 + (index % 6)) * day, now.getTime()))
    const by = `${lecturer.firstName} ${lecturer.lastName}`
    return [{ id: settlement.id, by, isShown, document: { ...statement, submittedAt } }]
  })
  for (const one of settled)
    await settle(tx, one, one.isShown || progress.upTo !== 'submitted' ? office : undefined)
  const paid = settled.filter(
    ({ isShown }) => progress.upTo === 'paid' && (!isShown || progress.shown === 'paid'),
  )
  const last = rows[0]?.event.endsAt
  if (paid.length > 0 && last)
    await pay(tx, paid, { eventId, createdAt: new Date(last.getTime() + 14 * day), by: office })
}
