ALTER TABLE "settlement_steps" DROP CONSTRAINT "settlement_steps_paid";--> statement-breakpoint
ALTER TABLE "settlement_steps" DROP CONSTRAINT "settlement_steps_bank";--> statement-breakpoint
ALTER TABLE "settlements" DROP CONSTRAINT "settlements_paid";--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_closed" CHECK ("settlement_steps"."kind" <> 'closed' or "settlement_steps"."state" = 'paid');--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_paid" CHECK (("settlement_steps"."state" = 'paid' and "settlement_steps"."kind" <> 'closed') = ("settlement_steps"."payment_file_id" is not null));--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_bank" CHECK ("settlement_steps"."kind" <> 'bank' or ("settlement_steps"."state" in ('submitted', 'approved') and "settlement_steps"."document" is not null));--> statement-breakpoint
-- What waits for a payment run that cannot pay it is closed; that of a run which the bank still has to execute, too, so
-- that it does not wait again when the run is undone. Nobody did anything now, so nobody is told.
ALTER TABLE "settlements" DISABLE TRIGGER USER;
UPDATE "settlements" AS s SET "payment_file_id" = NULL, "closed_on" = (now() AT TIME ZONE 'Europe/Berlin')::date
  FROM "payment_files" p
  WHERE p."id" = s."payment_file_id" AND s."document" #>> '{sums,total}' = '0'
    AND p."execution" > (now() AT TIME ZONE 'Europe/Berlin')::date;
WITH closed AS (
  UPDATE "settlements" SET "state" = 'paid', "closed_on" = (now() AT TIME ZONE 'Europe/Berlin')::date, "bank_wished_at" = NULL
    WHERE "state" = 'approved' AND "document" #>> '{sums,total}' = '0' RETURNING "id"
)
INSERT INTO "settlement_steps" ("settlement_id", "state", "kind", "at", "by")
  SELECT "id", 'paid', 'closed', now(), 'Aktualisierung' FROM closed ORDER BY "id";
ALTER TABLE "settlements" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_closed" CHECK (case when "settlements"."document" #>> '{sums,total}' = '0'
        then "settlements"."state" <> 'approved' else "settlements"."closed_on" is null end);--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_paid" CHECK (num_nonnulls("settlements"."payment_file_id", "settlements"."closed_on") = ("settlements"."state" = 'paid')::integer);
