ALTER TABLE "accounts" ADD COLUMN "attempts_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "keys_from" timestamp (3) with time zone;