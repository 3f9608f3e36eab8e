ALTER TABLE "accounts" ADD COLUMN "state" text DEFAULT 'unconfirmed' NOT NULL;--> statement-breakpoint
-- Closed is whoever was in once: by a login, by a link, by the office, or by what the log says. All others never confirmed.
UPDATE "accounts" SET "state" = CASE
  WHEN "is_active" THEN 'active'
  WHEN "last_login_at" IS NOT NULL OR "password_hash" IS NULL
    OR EXISTS (SELECT FROM "links" WHERE "account_id" = "accounts"."id" AND "purpose" = 'activation' AND "used_at" IS NOT NULL)
    OR EXISTS (SELECT FROM "audit_entries" WHERE "subject" = 'accounts' AND "record" = "accounts"."id" AND "before" ->> 'is_active' = 'true')
    THEN 'closed'
  ELSE 'unconfirmed' END;--> statement-breakpoint
-- The guards make it anew, for the state.
DROP TRIGGER IF EXISTS "end_keys" ON "accounts";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (state = 'active') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "passes_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_state" CHECK ("accounts"."state" in ('unconfirmed', 'active', 'closed'));--> statement-breakpoint
-- Saved lists of people ask for the state now.
UPDATE "saved_views" SET "query" = replace(replace("query", '%22is_active%22%3A%22true%22', '%22state%22%3A%22active%22'), '%22is_active%22%3A%22false%22', '%22state%22%3A%22closed%22')
  WHERE "list" = 'people';
