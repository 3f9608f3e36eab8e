import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'

/** The office's wish for the invoices of all orders of an event that were confirmed at that moment. */
export const invoiceRuns = pgTable(
  'invoice_runs',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    /** Whose name the invoices have. */
    startedBy: text('started_by').notNull(),
    state: text({ enum: ['running', 'stopped', 'done'] })
      .notNull()
      .default('running'),
    /** One after the other; the first `done` of them are dealt with. */
    orders: integer().array().notNull(),
    done: integer().notNull().default(0),
    written: integer().notNull().default(0),
    /** Orders that could not be invoiced, with the reason in words. */
    failures: jsonb().$type<{ order: number; number: string; detail: string }[]>().notNull().default([]),
    finishedAt: moment('finished_at'),
  },
  run => [
    check('invoice_runs_done', sql`${run.done} between 0 and cardinality(${run.orders})`),
    check('invoice_runs_written', sql`${run.written} between 0 and ${run.done}`),
    check(
      'invoice_runs_finished',
      sql`(${run.state} = 'done') = (${run.done} = cardinality(${run.orders}))
        and (${run.state} = 'done') = (${run.finishedAt} is not null)`,
    ),
    index('invoice_runs_by_event').on(run.eventId),
    uniqueIndex('invoice_runs_one_open').on(run.eventId).where(sql`${run.state} <> 'done'`),
    index('invoice_runs_running').on(run.id).where(sql`${run.state} = 'running'`),
  ],
)
