ALTER TABLE "bank_entries" ADD COLUMN "likeness" text;--> statement-breakpoint
CREATE INDEX "bank_entries_by_likeness" ON "bank_entries" USING btree ("likeness");