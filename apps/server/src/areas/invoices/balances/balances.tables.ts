import { sql } from 'drizzle-orm'
import { bigint, integer, pgView, text } from 'drizzle-orm/pg-core'
import { invoices } from '../invoices.tables.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * What each order owes, from its papers and payments alone (decision 79): `open_cents` is the sum of its invoices,
 * credits and cancellations, less what came in, and what of that was paid back; below 0 the association owes it. An order is paid
 * that is invoiced and of which nothing is open.
 */
export const orderBalances = pgView('order_balances', {
  orderId: integer('order_id').notNull(),
  state: text({ enum: ['ordered', 'confirmed', 'declined', 'invoiced', 'paid', 'cancelled'] }).notNull(),
  papersCents: cents('papers_cents'),
  receivedCents: cents('received_cents'),
  refundedCents: cents('refunded_cents'),
  openCents: cents('open_cents'),
}).as(sql`
  select o.id as order_id,
    case when o.state = 'invoiced' and sums.papers_cents - sums.received_cents + sums.refunded_cents <= 0
      then 'paid' else o.state end as state,
    sums.papers_cents, sums.received_cents, sums.refunded_cents,
    sums.papers_cents - sums.received_cents + sums.refunded_cents as open_cents
  from orders o cross join lateral (select
    coalesce((select sum(i.gross_cents) from invoices i where i.order_id = o.id), 0)::bigint as papers_cents,
    (coalesce((select sum(p.cents) from invoices i join invoice_payments p on p.invoice_id = i.id
      join bank_entries e on e.id = p.entry_id where i.order_id = o.id and e.withdrawn_at is null), 0)
      + coalesce((select sum(p.cents) from order_payments p
        where p.order_id = o.id and p.kind = 'payment' and p.withdrawn_at is null), 0))::bigint as received_cents,
    coalesce((select sum(p.cents) from order_payments p
      where p.order_id = o.id and p.kind = 'refund' and p.withdrawn_at is null), 0)::bigint as refunded_cents) sums`)

/** Of an invoice: what was paid too much for its order, at the latest of its papers. */
export const creditCents = sql`case when ${orderBalances.openCents} < 0
  and ${invoices.id} = (select max(i.id) from ${invoices} i where i.order_id = ${orderBalances.orderId})
  then -${orderBalances.openCents} else 0 end`.mapWith(Number)

/** Of an invoice: the sum of what corrects it, 0 or less. */
export const creditedCents = sql`coalesce((select sum(c.gross_cents) from ${invoices} c
  where c.corrects = ${invoices.id}), 0)`.mapWith(Number)
