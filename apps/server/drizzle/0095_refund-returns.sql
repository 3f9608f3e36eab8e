CREATE TABLE "refund_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"key" text NOT NULL,
	"returned_on" date NOT NULL,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_returns_cents" CHECK ("refund_returns"."cents" > 0 and "refund_returns"."fee_cents" >= 0),
	CONSTRAINT "refund_returns_withdrawn" CHECK (("refund_returns"."withdrawn_at" is null) = ("refund_returns"."withdrawn_by" = ''))
);
--> statement-breakpoint
ALTER TABLE "refund_returns" ADD CONSTRAINT "refund_returns_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_returns_key" ON "refund_returns" USING btree ("key") WHERE "refund_returns"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_returns_once" ON "refund_returns" USING btree ("payment_id") WHERE "refund_returns"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "refund_returns_by_payment" ON "refund_returns" USING btree ("payment_id");