CREATE TABLE "order_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"note" text NOT NULL,
	"noted_by" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	CONSTRAINT "order_payments_cents" CHECK ("order_payments"."cents" > 0),
	CONSTRAINT "order_payments_day" CHECK ("order_payments"."day" >= '2000-01-01'),
	CONSTRAINT "order_payments_kind" CHECK ("order_payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "order_payments_way" CHECK ("order_payments"."way" in ('transfer', 'cash', 'card', 'other')),
	CONSTRAINT "order_payments_withdrawn" CHECK (("order_payments"."withdrawn_at" is null) = ("order_payments"."withdrawn_by" is null))
);--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_by_order" ON "order_payments" USING btree ("order_id");--> statement-breakpoint
CREATE VIEW "public"."order_balances" AS (
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
      where p.order_id = o.id and p.kind = 'refund' and p.withdrawn_at is null), 0)::bigint as refunded_cents) sums);--> statement-breakpoint
-- Orders that were noted as paid are so by a payment of what is open of them, on the day of that note if it is known.
INSERT INTO "order_payments" ("order_id", "kind", "cents", "day", "way", "note", "noted_by", "noted_at")
  SELECT b.order_id, 'payment', b.open_cents, ((coalesce(noted.at, i.issued_at)) AT TIME ZONE 'Europe/Berlin')::date, 'other',
    'Als bezahlt vermerkt', coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), ''), coalesce(noted.at, i.issued_at)
  FROM "order_balances" b
  JOIN "invoices" i ON i.order_id = b.order_id AND i.kind = 'invoice'
    AND NOT EXISTS (SELECT FROM "invoices" c WHERE c.cancels = i.id)
  LEFT JOIN LATERAL (SELECT created_at AS at, actor FROM "audit_entries" e
    WHERE e.subject = 'orders' AND e.record = b.order_id AND e.after ->> 'state' = 'paid' ORDER BY e.id DESC LIMIT 1) noted ON true
  LEFT JOIN "accounts" a ON a.id = noted.actor
  WHERE b.state = 'paid' AND b.open_cents > 0;--> statement-breakpoint
-- Nobody is told: nothing has changed.
ALTER TABLE "orders" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "orders" SET "state" = 'invoiced' WHERE "state" = 'paid';--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('ordered', 'confirmed', 'declined', 'invoiced', 'cancelled'));