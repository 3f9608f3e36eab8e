ALTER TABLE "accounts" ADD COLUMN "wants_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wants_feedback_requests" boolean DEFAULT true NOT NULL;