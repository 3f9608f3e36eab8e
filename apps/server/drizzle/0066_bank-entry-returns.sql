DROP INDEX "bank_entries_key";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "return_key" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "return_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "return_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_key" ON "bank_entries" USING btree ("key") WHERE "bank_entries"."withdrawn_at" is null or "bank_entries"."return_key" is not null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_return_key_unique" UNIQUE("return_key");--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_return" CHECK (num_nulls("bank_entries"."return_key", "bank_entries"."returned_on", "bank_entries"."return_fee_cents", "bank_entries"."return_reason") in (0, 4)
        and ("bank_entries"."return_key" is null or "bank_entries"."withdrawn_at" is not null) and "bank_entries"."return_fee_cents" >= 0
        and "bank_entries"."returned_on" >= "bank_entries"."booked_on");