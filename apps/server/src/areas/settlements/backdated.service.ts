import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readContents } from './compute-settlements.service.ts'
import { replaceTerms } from './fees/fees.queries.ts'
import type { FeeRule } from './fees/fees.rules.ts'
import * as queries from './settlements.queries.ts'
import { approvedAs, type SettlementContent } from './settlements.rules.ts'
import { insertMissing } from './start-settlements.queries.ts'

// What a first start writes as if it had happened long ago: nobody is told, and the days are those of the event.

const day = 86_400_000
const steps = ['submitted', 'approved', 'paid'] as const

/** How far an event's settlements have come: all of them, or all but that of the one whom the demo shows. */
export type Progress = { upTo: (typeof steps)[number]; shown: 'open' | 'approved' | 'paid' }

type Submitted = { id: number; by: string; document: SettlementContent & { submittedAt: Date } }

/** Writes a settlement as it was submitted so many days after the event, and approved a few later. */
const settle = async (tx: Tx, { id, by, document }: Submitted, approvedBy: string | undefined) => {
  const at = document.submittedAt
  await queries.setState(tx, [id], { state: 'submitted', document }, { at, by })
  if (!approvedBy) return
  const approvedAt = new Date(at.getTime() + 3 * day)
  const { changes, kind } = approvedAs(document, approvedAt)
  await queries.setState(tx, [id], changes, { at: approvedAt, by: approvedBy, kind })
}

/** What an event pays. */
export const agreeFees = (tx: Tx, eventId: number, fees: { travelCentsPerKm: number; rules: FeeRule[] }) =>
  replaceTerms(tx, eventId, fees.travelCentsPerKm, fees.rules)

type Past = {
  /** The account whose settlement may lag behind, and what it spent. */
  shown: number
  expense: { text: string; cents: number }
  progress: Progress
  /** Who has approved. */
  office: string
}

/**
 * Writes the settlements of an event that is over, as they stand some time later; that of `shown` may lag behind.
 * Answers those that are paid by then, for whoever writes the payment.
 */
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
  const contents = await readContents(tx, clock, rows)
  const settled = rows.flatMap(({ settlement, lecturer, event }, index) => {
    const content = contents[index]
    const isShown = lecturer.accountId === shown
    // Every sixth is still busy with other things.
    if (!content || (isShown ? progress.shown === 'open' : progress.upTo === 'submitted' && index % 6 === 5))
      return []
    const submittedAt = new Date(Math.min(event.endsAt.getTime() + (1 + (index % 6)) * day, now.getTime()))
    const by = `${lecturer.firstName} ${lecturer.lastName}`
    return [{ id: settlement.id, by, isShown, document: { ...content, submittedAt } }]
  })
  for (const one of settled)
    await settle(tx, one, one.isShown || progress.upTo !== 'submitted' ? office : undefined)
  return settled
    .filter(({ document }) => document.sums.total > 0)
    .filter(({ isShown }) => progress.upTo === 'paid' && (!isShown || progress.shown === 'paid'))
    .map(({ id, document }) => ({ id, ...document }))
}
