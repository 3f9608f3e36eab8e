ALTER TABLE "association" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;