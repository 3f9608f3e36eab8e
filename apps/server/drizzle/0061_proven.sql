ALTER TABLE "accounts" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "customer_number_by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_merges" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
-- Not a line in the log for each account; the guards make it anew.
DROP TRIGGER IF EXISTS "audit" ON "accounts";--> statement-breakpoint
-- Whoever has a password that they chose by a link, or was in, held the mailbox as far as anybody knows.
UPDATE "accounts" SET "email_proven_at" = coalesce("last_login_at", "joined_at")
  WHERE "last_login_at" IS NOT NULL OR ("state" <> 'unconfirmed' AND "password_hash" IS NOT NULL);--> statement-breakpoint
-- Whose number it is, somebody else than the person has said, as far as the log knows.
UPDATE "accounts" SET "customer_number_by" = 'office'
  WHERE "customer_number" <> '' AND (
    SELECT "actor" <> "record" FROM "audit_entries"
    WHERE "subject" = 'accounts' AND "record" = "accounts"."id" AND "after" ->> 'customer_number' = "accounts"."customer_number"
    ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "account_merges" SET "email_proven_at" = "merged_at";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_number_by" CHECK ("accounts"."customer_number_by" in ('self', 'office', 'members', 'portal'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_entered" CHECK ("accounts"."last_login_at" is null or "accounts"."email_proven_at" is not null);
