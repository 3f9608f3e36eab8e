CREATE SEQUENCE "public"."queue_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_user" boolean DEFAULT true NOT NULL,
	"is_lecturer" boolean DEFAULT false NOT NULL,
	"is_exhibitor" boolean DEFAULT false NOT NULL,
	"customer_number" text DEFAULT '' NOT NULL,
	"profile_description" text DEFAULT '' NOT NULL,
	"picture" text,
	"schooltype_id" integer
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"reused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "association" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"imprint" text DEFAULT '' NOT NULL,
	"privacy" text DEFAULT '' NOT NULL,
	CONSTRAINT "association_is_one" CHECK ("association"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "event_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"queue_number" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_subscriptions_once" UNIQUE("event_id","account_id"),
	CONSTRAINT "event_subscriptions_queue" CHECK (("event_subscriptions"."state" = 'waitlisted') = ("event_subscriptions"."queue_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"image" text,
	"capacity" integer,
	"registration_starts_at" timestamp (3) with time zone,
	"registration_ends_at" timestamp (3) with time zone,
	"cancellation_deadline" timestamp (3) with time zone,
	"feedback_required" boolean DEFAULT false NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "events_source_unique" UNIQUE("source"),
	CONSTRAINT "events_last" CHECK ("events"."ends_at" > "events"."starts_at"),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" >= 0),
	CONSTRAINT "events_not_overbooked" CHECK ("events"."seats_taken" <= "events"."capacity")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_events" (
	"exhibitor_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	CONSTRAINT "exhibitor_events_exhibitor_id_event_id_pk" PRIMARY KEY("exhibitor_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exhibitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text,
	"website" text,
	"stand" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecturers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lecturers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text,
	"account_id" integer,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"profile_description" text DEFAULT '' NOT NULL,
	"picture" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecturers_source_unique" UNIQUE("source"),
	CONSTRAINT "lecturers_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"timeslot_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"queue_number" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"skipped_at" timestamp (3) with time zone,
	CONSTRAINT "participations_once" UNIQUE("timeslot_id","account_id"),
	CONSTRAINT "participations_queue" CHECK (("participations"."state" = 'waitlisted') = ("participations"."queue_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "schooltypes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schooltypes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "schooltypes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeslots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeslots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"workshop_id" integer,
	"guid" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "timeslots_once" UNIQUE("event_id","guid"),
	CONSTRAINT "timeslots_time" UNIQUE("id","starts_at","ends_at"),
	CONSTRAINT "timeslots_last" CHECK ("timeslots"."ends_at" > "timeslots"."starts_at"),
	CONSTRAINT "timeslots_capacity" CHECK ("timeslots"."capacity" >= 0),
	CONSTRAINT "timeslots_not_overbooked" CHECK ("timeslots"."seats_taken" <= "timeslots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "workshop_lecturers" (
	"workshop_id" integer NOT NULL,
	"lecturer_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "workshop_lecturers_workshop_id_lecturer_id_pk" PRIMARY KEY("workshop_id","lecturer_id")
);
--> statement-breakpoint
CREATE TABLE "workshop_schooltypes" (
	"workshop_id" integer NOT NULL,
	"schooltype_id" integer NOT NULL,
	CONSTRAINT "workshop_schooltypes_workshop_id_schooltype_id_pk" PRIMARY KEY("workshop_id","schooltype_id")
);
--> statement-breakpoint
CREATE TABLE "workshops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workshops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"guid" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	CONSTRAINT "workshops_once" UNIQUE("event_id","guid"),
	CONSTRAINT "workshops_of_event" UNIQUE("id","event_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_picture_files_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_schooltype_id_schooltypes_id_fk" FOREIGN KEY ("schooltype_id") REFERENCES "public"."schooltypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD CONSTRAINT "event_subscriptions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD CONSTRAINT "event_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_files_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_events" ADD CONSTRAINT "exhibitor_events_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_events" ADD CONSTRAINT "exhibitor_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_logo_files_hash_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturers" ADD CONSTRAINT "lecturers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturers" ADD CONSTRAINT "lecturers_picture_files_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_timeslot" FOREIGN KEY ("timeslot_id","starts_at","ends_at") REFERENCES "public"."timeslots"("id","starts_at","ends_at") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_workshop_of_event" FOREIGN KEY ("workshop_id","event_id") REFERENCES "public"."workshops"("id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lecturers" ADD CONSTRAINT "workshop_lecturers_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lecturers" ADD CONSTRAINT "workshop_lecturers_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_schooltypes" ADD CONSTRAINT "workshop_schooltypes_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_schooltypes" ADD CONSTRAINT "workshop_schooltypes_schooltype_id_schooltypes_id_fk" FOREIGN KEY ("schooltype_id") REFERENCES "public"."schooltypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_by_customer_number" ON "accounts" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_subscriptions_queue" ON "event_subscriptions" USING btree ("event_id","queue_number");--> statement-breakpoint
CREATE INDEX "event_subscriptions_by_account" ON "event_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "exhibitors_by_name" ON "exhibitors" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "lecturers_by_name" ON "lecturers" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "participations_queue" ON "participations" USING btree ("timeslot_id","queue_number");--> statement-breakpoint
CREATE INDEX "participations_by_account" ON "participations" USING btree ("account_id","starts_at");--> statement-breakpoint
CREATE INDEX "timeslots_by_start" ON "timeslots" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "timeslots_by_event" ON "timeslots" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "timeslots_by_workshop" ON "timeslots" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "workshop_lecturers_by_lecturer" ON "workshop_lecturers" USING btree ("lecturer_id");