import { sql } from 'drizzle-orm'

/** The invoice of an order that a payment noted at it belongs to. */
const invoiceOfPayment = sql`(
  select document, number from invoices where order_id = p.order_id and kind = 'invoice'
  order by issued_at <= p.noted_at desc, case when issued_at <= p.noted_at then -id else id end limit 1)`

/**
 * All that came in and went out. What the office noted at an order belongs to the invoice that was the last one by then.
 * What was taken back because it was another's is `gone`, and so as if it had never been, unless it is in the books. A refund
 * whose transfer came back stays: the return has its own day, and is `gone` where it was noted by mistake.
 */
const movements = sql`movements as (
  with own as (
    select 'bank' as source, p.id as ref, e.booked_on as day, p.cents, 'transfer' as way,
      coalesce(nullif(e.payer, ''), i.document #>> '{buyer,company}') as name, i.number,
      e.withdrawn_at is not null and e.return_key is null as gone
    from invoice_payments p join bank_entries e on e.id = p.entry_id join invoices i on i.id = p.invoice_id
    union all
    select 'bank_return', p.id, e.returned_on, -p.cents, 'transfer',
      coalesce(nullif(e.payer, ''), i.document #>> '{buyer,company}'), i.number, false
    from invoice_payments p join bank_entries e on e.id = p.entry_id join invoices i on i.id = p.invoice_id
    where e.return_key is not null
    union all
    select 'bank_fee', e.id, e.returned_on, -e.return_fee_cents, 'transfer', e.payer,
      (select min(i.number) from invoice_payments p join invoices i on i.id = p.invoice_id where p.entry_id = e.id), false
    from bank_entries e where e.return_fee_cents > 0
    union all
    select 'hand', p.id, p.day, case p.kind when 'refund' then -p.cents else p.cents end, p.way,
      i.document #>> '{buyer,company}', i.number, p.withdrawn_at is not null and not exists (
        select from refund_returns r where r.payment_id = p.id and r.withdrawn_at is null)
    from order_payments p cross join lateral ${invoiceOfPayment} i
    union all
    select kind.source, r.id, r.returned_on, kind.cents, 'transfer', i.document #>> '{buyer,company}', i.number,
      r.withdrawn_at is not null
    from refund_returns r join order_payments p on p.id = r.payment_id cross join lateral ${invoiceOfPayment} i
    cross join lateral (values ('refund_return', p.cents), ('refund_fee', -r.fee_cents)) kind(source, cents)
    where kind.cents <> 0
  )
  select source, ref, day, cents, way, name, number, gone from own
  union all
  select source || '_gone', ref, day, -cents, way, name, number, false from own where gone)`

const columns = sql`m.cents::int as cents, m.way, m.name, m.number`

/** The postings of payments. */
export const paymentItems = { part: 'payments', movements, columns } as const
