ALTER TABLE "events" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "events" SET "image_alt" = "name" WHERE "image" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_alt" CHECK (("events"."image" is null) = ("events"."image_alt" = ''));