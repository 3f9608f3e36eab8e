import { berlinDay } from '@tafelrunde/contract/berlin'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { replaceTerms } from '../settlements/fees.queries.ts'
import { writePain001 } from '../settlements/pain001.service.ts'
import * as payments from '../settlements/payment-files.queries.ts'
import { totalOf, transferOf } from '../settlements/payment-files.rules.ts'
import { nextBankingDay } from '../settlements/payment-files-days.rules.ts'
import type { Statement } from '../settlements/settlement.rules.ts'
import * as queries from '../settlements/settlements.queries.ts'
import { insertMissing } from '../settlements/start.queries.ts'
import { readStatements } from '../settlements/statement.service.ts'
import { association } from './content/association.content.ts'
import { fees } from './content/settlements.content.ts'

const day = 86_400_000
const office = 'Renate Albrecht'
const steps = ['submitted', 'approved', 'paid'] as const

/** How far an event's settlements have come: all of them, or all but that of the one whom the demo shows. */
export type Progress = { upTo: (typeof steps)[number]; shown: 'open' | 'approved' | 'paid' }

type Submitted = { id: number; by: string; document: Statement & { submittedAt: Date } }

/** Writes a settlement as it was submitted so many days after the event, and approved a few later. */
const settle = async (tx: Tx, { id, by, document }: Submitted, isApproved: boolean) => {
  const at = document.submittedAt
  await queries.updateSettlement(tx, id, { state: isApproved ? 'approved' : 'submitted', document })
  await queries.insertStep(tx, { settlementId: id, state: 'submitted', at, by })
  if (!isApproved) return
  const approvedAt = new Date(at.getTime() + 3 * day)
  await queries.insertStep(tx, { settlementId: id, state: 'approved', at: approvedAt, by: office })
}

const pay = async (tx: Tx, eventId: number, settled: Submitted[], createdAt: Date) => {
  const payables = settled.map(({ id, document }) => ({ id, ...document }))
  const execution = nextBankingDay(berlinDay(createdAt))
  const sums = { count: payables.length, totalCents: totalOf(payables) }
  const file = await payments.insertPaymentFile(tx, { eventId, execution, createdAt, ...sums })
  const transfers = payables.map(payable => transferOf(payable, payable.event.name))
  const debtor = { name: association.name, iban: association.iban, bic: association.bic }
  const order = { messageId: `TAFELRUNDE-${file.id}`, createdAt, execution, debtor, transfers }
  await payments.keepXml(tx, file.id, writePain001(order))
  const ids = payables.map(({ id }) => id)
  await payments.setPaid(tx, ids, { paymentFileId: file.id, at: createdAt, by: office })
}

/** What an event pays. */
export const seedFees = (tx: Tx, eventId: number) =>
  replaceTerms(tx, eventId, fees.travelCentsPerKm, fees.rules)

/** The settlements of an event that is over, as they stand some time later; that of `shown` may lag behind. */
export const seedSettlements = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  eventId: number,
  { shown, progress }: { shown: number; progress: Progress },
) => {
  const now = clock.now()
  await insertMissing(tx, eventId, now)
  const { rows } = await queries.findSettlements(tx, undefined, { limit: 1000, offset: 0, event: eventId })
  for (const { lecturer, settlement } of rows)
    if (lecturer.accountId === shown)
      await queries.replaceExpenses(tx, settlement.id, [
        { text: 'Kopien für die Gruppenarbeit', cents: 16_20, receiptId: null },
      ])
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
  for (const one of settled) await settle(tx, one, one.isShown || progress.upTo !== 'submitted')
  const paid = settled.filter(
    ({ isShown }) => progress.upTo === 'paid' && (!isShown || progress.shown === 'paid'),
  )
  const last = rows[0]?.event.endsAt
  if (paid.length > 0 && last) await pay(tx, eventId, paid, new Date(last.getTime() + 14 * day))
}
