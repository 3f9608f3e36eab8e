import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { paymentFiles } from '../payments/payment-files.tables.ts'
import { receipts } from './receipts/receipts.tables.ts'

const states = ['open', 'submitted', 'approved', 'returned', 'paid'] as const
const kinds = ['state', 'bank', 'closed', 'bank_confirmed', 'transfer_returned'] as const

/** Fee and expenses of a lecturer for an event. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    lecturerId: reference('lecturer_id', () => lecturers.id),
    eventId: reference('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    state: text({ enum: states }).notNull().default('open'),
    // What the lecturer says; null: as in the lecturer's data.
    travelMode: text('travel_mode', { enum: ['car', 'public'] }),
    travelKm: integer('travel_km'),
    ticketCents: integer('ticket_cents').notNull().default(0),
    /** Of German VAT in it; null: nobody said it. */
    ticketVatPercent: integer('ticket_vat_percent'),
    ticketReceiptId: integer('ticket_receipt_id').references(() => receipts.id),
    tax: text({ enum: ['vat', 'small_business', 'reverse_charge', 'allowance'] }),
    /** What its lecturer waives of it as a donation, in cents. */
    donatedCents: integer('donated_cents').notNull().default(0),
    remark: text().notNull().default(''),
    returnRemark: text('return_remark').notNull().default(''),
    /** All that was submitted, as its papers say it; from then on only this counts. */
    document: jsonb(),
    paymentFileId: integer('payment_file_id').references(() => paymentFiles.id),
    /** The day in Berlin on which it was approved and so closed, as there was nothing to pay. */
    closedOn: date('closed_on', { mode: 'string' }),
    /** Since when its lecturer asks that it goes to the account in their data instead. */
    bankWishedAt: moment('bank_wished_at'),
    /** Since when a transfer to that account has come back, and nobody has looked at the account: it is not paid till then. */
    bankDoubtedAt: moment('bank_doubted_at'),
    /** Of the account that it goes to the last four digits, for the log. */
    ibanEnd: text('iban_end').generatedAlwaysAs(sql`right(document -> 'bank' ->> 'iban', 4)`),
  },
  settlement => [
    unique('settlements_once').on(settlement.lecturerId, settlement.eventId),
    check(
      'settlements_document',
      sql`(${settlement.state} in ('submitted', 'approved', 'paid')) = (${settlement.document} is not null)`,
    ),
    check(
      'settlements_paid',
      sql`num_nonnulls(${settlement.paymentFileId}, ${settlement.closedOn}) = (${settlement.state} = 'paid')::integer`,
    ),
    // What comes to nothing waits for no payment run, and nothing else is closed without one.
    check(
      'settlements_closed',
      sql`case when ${settlement.document} #>> '{sums,total}' = '0'
        then ${settlement.state} <> 'approved' else ${settlement.closedOn} is null end`,
    ),
    // Whoever's VAT the association owes gets none of it (§ 14c UStG).
    check(
      'settlements_reverse_charge',
      sql`${settlement.document} ->> 'tax' <> 'reverse_charge'
        or (${settlement.document} #>> '{sums,vat}' = '0' and ${settlement.document} #>> '{owed,vatCents}' is not null)`,
    ),
    check('settlements_donated', sql`${settlement.donatedCents} >= 0`),
    check('settlements_travel', sql`${settlement.travelKm} >= 0 and ${settlement.ticketCents} >= 0`),
    check('settlements_ticket_rate', sql`${settlement.ticketVatPercent} in (0, 7, 19)`),
    check(
      'settlements_bank_wish',
      sql`${settlement.bankWishedAt} is null or ${settlement.state} in ('submitted', 'approved')`,
    ),
    check(
      'settlements_bank_doubt',
      sql`${settlement.bankDoubtedAt} is null or ${settlement.state} = 'approved'`,
    ),
    index('settlements_by_event').on(settlement.eventId),
    index('settlements_by_ticket_receipt').on(settlement.ticketReceiptId),
    index('settlements_by_payment_file').on(settlement.paymentFileId),
  ],
)

export const settlementExpenses = pgTable(
  'settlement_expenses',
  {
    id: id(),
    settlementId: belongsTo('settlement_id', () => settlements.id),
    text: text().notNull(),
    /** Gross. */
    cents: integer().notNull(),
    vatPercent: integer('vat_percent'),
    receiptId: integer('receipt_id').references(() => receipts.id),
  },
  expense => [
    check('settlement_expenses_cents', sql`${expense.cents} > 0`),
    check('settlement_expenses_rate', sql`${expense.vatPercent} in (0, 7, 19)`),
    index('settlement_expenses_by_settlement').on(expense.settlementId),
    index('settlement_expenses_by_receipt').on(expense.receiptId),
  ],
)

/** Who brought a settlement into which state, and when. */
export const settlementSteps = pgTable(
  'settlement_steps',
  {
    id: id(),
    settlementId: belongsTo('settlement_id', () => settlements.id),
    state: text({ enum: states }).notNull(),
    /**
     * `bank`: it stayed in that state, and goes to another account from then on. `closed`: approved and `paid` at once, as
     * there was nothing to pay. `transfer_returned`: what paid it came back; `bank_confirmed`: it goes to the same account
     * nevertheless.
     */
    kind: text({ enum: kinds }).notNull().default('state'),
    at: moment('at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    by: text().notNull(),
    remark: text().notNull().default(''),
    /** What was given back or changed by this step, as it was before: its paper may be somewhere, so it can be drawn again. */
    document: jsonb(),
    /** With what it was paid in this step; stays when the file is undone. */
    paymentFileId: integer('payment_file_id').references(() => paymentFiles.id),
  },
  step => [
    check(
      'settlement_steps_paid',
      sql`(${step.state} = 'paid' and ${step.kind} <> 'closed') = (${step.paymentFileId} is not null)`,
    ),
    check('settlement_steps_closed', sql`${step.kind} <> 'closed' or ${step.state} = 'paid'`),
    check(
      'settlement_steps_bank',
      sql`${step.kind} <> 'bank' or (${step.state} in ('submitted', 'approved') and ${step.document} is not null)`,
    ),
    check(
      'settlement_steps_returned_transfer',
      sql`${step.kind} not in ('bank_confirmed', 'transfer_returned') or ${step.state} = 'approved'`,
    ),
    index('settlement_steps_by_settlement').on(step.settlementId),
    index('settlement_steps_by_payment_file').on(step.paymentFileId),
  ],
)
