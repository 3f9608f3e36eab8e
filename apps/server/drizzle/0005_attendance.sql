CREATE SEQUENCE "public"."confirmation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "confirmation_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failures" text[] DEFAULT '{}'::text[] NOT NULL,
	"mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participation_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"file" text,
	"revoked_at" timestamp (3) with time zone,
	"revocation_reason" text DEFAULT '' NOT NULL,
	"replaced_by" integer,
	CONSTRAINT "confirmations_number_unique" UNIQUE("number"),
	CONSTRAINT "confirmations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"participation_id" integer PRIMARY KEY NOT NULL,
	"content" smallint NOT NULL,
	"teaching" smallint NOT NULL,
	"organisation" smallint NOT NULL,
	"benefit" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_scales" CHECK ("feedback"."content" between 1 and 5 and "feedback"."teaching" between 1 and 5
        and "feedback"."organisation" between 1 and 5 and "feedback"."benefit" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "feedback_deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "unit_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "minimum_share" integer DEFAULT 80 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "confirmation_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "accreditation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "feedback_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "attended_minutes" integer;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "break_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_runs" ADD CONSTRAINT "confirmation_runs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_replaced_by_confirmations_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."confirmations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_one_valid" ON "confirmations" USING btree ("participation_id") WHERE "confirmations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "confirmations_by_account" ON "confirmations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_attachments_by_mail" ON "mail_attachments" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_unit_minutes" CHECK ("events"."unit_minutes" > 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_minimum_share" CHECK ("events"."minimum_share" between 0 and 100);--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_minutes" CHECK ("participations"."attended_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_breaks" CHECK ("timeslots"."break_minutes" >= 0);