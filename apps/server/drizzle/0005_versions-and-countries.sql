ALTER TABLE "lecturer_data" ADD COLUMN "country" text DEFAULT 'DE' NOT NULL;--> statement-breakpoint
-- Five digits were taken for one of Germany's until now; of all others nobody knows the country.
UPDATE "lecturer_data" SET "country" = '' WHERE "postal_code" <> '' AND "postal_code" !~ '^[0-9]{5}$';--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD COLUMN "document" jsonb;