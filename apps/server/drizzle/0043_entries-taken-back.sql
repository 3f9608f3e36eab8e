ALTER TABLE "event_entries" ADD COLUMN "counter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_entries" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;