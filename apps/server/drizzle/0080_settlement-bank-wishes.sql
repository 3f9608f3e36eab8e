ALTER TABLE "settlement_steps" ADD COLUMN "kind" text DEFAULT 'state' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "bank_wished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "iban_end" text GENERATED ALWAYS AS (right(document -> 'bank' ->> 'iban', 4)) STORED;--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_bank" CHECK ("settlement_steps"."kind" = 'state' or ("settlement_steps"."state" in ('submitted', 'approved') and "settlement_steps"."document" is not null));--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_bank_wish" CHECK ("settlements"."bank_wished_at" is null or "settlements"."state" in ('submitted', 'approved'));