ALTER TABLE "participations" ADD COLUMN "called_off_from" text;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "called_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "fee_stays" boolean DEFAULT false NOT NULL;