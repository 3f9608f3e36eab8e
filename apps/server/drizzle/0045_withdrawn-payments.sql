ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_key_unique";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_key" ON "bank_entries" USING btree ("key") WHERE "bank_entries"."withdrawn_at" is null;