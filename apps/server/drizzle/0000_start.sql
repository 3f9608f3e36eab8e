CREATE SEQUENCE "public"."confirmation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"schooltype_id" integer,
	"privacy_version" text,
	"privacy_accepted_at" timestamp (3) with time zone,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"wants_feedback_requests" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
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
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"imprint" text DEFAULT '' NOT NULL,
	"privacy" text DEFAULT '' NOT NULL,
	"accessibility" text DEFAULT '' NOT NULL,
	"privacy_version" text DEFAULT '' NOT NULL,
	CONSTRAINT "association_is_one" CHECK ("association"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participation_id" integer NOT NULL,
	"state" text NOT NULL,
	"minutes" integer,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" integer,
	CONSTRAINT "attendance_marks_once" UNIQUE NULLS NOT DISTINCT("participation_id","recorded_at","state","minutes"),
	CONSTRAINT "attendance_marks_minutes" CHECK ("attendance_marks"."minutes" is null or "attendance_marks"."state" = 'attended')
);
--> statement-breakpoint
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
	"feedback_deadline" timestamp (3) with time zone,
	"unit_minutes" integer DEFAULT 45 NOT NULL,
	"minimum_share" integer DEFAULT 80 NOT NULL,
	"confirmation_text" text DEFAULT '' NOT NULL,
	"accreditation" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"feedback_asked_at" timestamp (3) with time zone,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_source_unique" UNIQUE("source"),
	CONSTRAINT "events_last" CHECK ("events"."ends_at" > "events"."starts_at"),
	CONSTRAINT "events_unit_minutes" CHECK ("events"."unit_minutes" > 0),
	CONSTRAINT "events_minimum_share" CHECK ("events"."minimum_share" between 0 and 100),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" >= 0),
	CONSTRAINT "events_not_overbooked" CHECK ("events"."seats_taken" <= "events"."capacity")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"tax_case" text NOT NULL,
	"orders_until" timestamp (3) with time zone,
	"hall" jsonb
);
--> statement-breakpoint
CREATE TABLE "price_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_items_once" UNIQUE("event_id","kind"),
	CONSTRAINT "price_items_cents" CHECK ("price_items"."unit_cents" >= 0),
	CONSTRAINT "price_items_not_oversold" CHECK ("price_items"."taken" <= "price_items"."stock")
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
CREATE TABLE "hall_tables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hall_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"place" text NOT NULL,
	"hall_column" integer NOT NULL,
	"hall_row" integer NOT NULL,
	"order_id" integer,
	CONSTRAINT "hall_tables_once" UNIQUE("event_id","place")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"running" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"cancels" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"gross_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"file" text NOT NULL,
	"xml" text NOT NULL,
	"issued_by" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_cancels_unique" UNIQUE("cancels"),
	CONSTRAINT "invoices_running" UNIQUE("year","running"),
	CONSTRAINT "invoices_cancels" CHECK (("invoices"."kind" = 'cancellation') = ("invoices"."cancels" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"holds" boolean DEFAULT true NOT NULL,
	CONSTRAINT "order_items_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0 and "order_items"."unit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"account_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dated_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"company" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_id" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"remarks" text NOT NULL,
	"decline_remark" text DEFAULT '' NOT NULL,
	"tax_case" text NOT NULL,
	"vat_percent" integer NOT NULL,
	CONSTRAINT "orders_vat" CHECK (("orders"."tax_case" = 'standard') = ("orders"."vat_percent" > 0))
);
--> statement-breakpoint
CREATE TABLE "lecturer_data" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lecturer_data_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"small_business" boolean DEFAULT false NOT NULL,
	"travel_mode" text DEFAULT 'car' NOT NULL,
	"travel_km" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lecturer_data_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "lecturer_data_travel" CHECK ("lecturer_data"."travel_km" >= 0)
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
CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"thread" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text
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
CREATE TABLE "booking_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participation_id" integer,
	"subscription_id" integer,
	"kind" text DEFAULT 'change' NOT NULL,
	"was" text NOT NULL,
	"was_starts_at" timestamp (3) with time zone,
	"was_ends_at" timestamp (3) with time zone,
	"was_location" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"timeslot_id" integer NOT NULL,
	"account_id" integer,
	"state" text NOT NULL,
	"queue_number" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"attended_minutes" integer,
	"is_extra" boolean DEFAULT false NOT NULL,
	"skipped_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participations_once" UNIQUE("timeslot_id","account_id"),
	CONSTRAINT "participations_queue" CHECK (("participations"."state" = 'waitlisted') = ("participations"."queue_number" is not null)),
	CONSTRAINT "participations_minutes" CHECK ("participations"."attended_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"account_id" integer,
	"state" text NOT NULL,
	"queue_number" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_subscriptions_once" UNIQUE("event_id","account_id"),
	CONSTRAINT "event_subscriptions_queue" CHECK (("event_subscriptions"."state" = 'waitlisted') = ("event_subscriptions"."queue_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "schooltypes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schooltypes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "schooltypes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "fee_rules" (
	"event_id" integer NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "fee_rules_event_id_role_pk" PRIMARY KEY("event_id","role"),
	CONSTRAINT "fee_rules_cents" CHECK ("fee_rules"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fee_terms" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"travel_cents_per_km" integer NOT NULL,
	CONSTRAINT "fee_terms_travel" CHECK ("fee_terms"."travel_cents_per_km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tax_figures" (
	"figure" text NOT NULL,
	"valid_from" date NOT NULL,
	"value" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "tax_figures_figure_valid_from_pk" PRIMARY KEY("figure","valid_from")
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"execution" date NOT NULL,
	"count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"xml" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_expenses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_expenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"text" text NOT NULL,
	"cents" integer NOT NULL,
	"receipt_id" integer,
	CONSTRAINT "settlement_expenses_cents" CHECK ("settlement_expenses"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lecturer_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"travel_mode" text,
	"travel_km" integer,
	"ticket_cents" integer DEFAULT 0 NOT NULL,
	"ticket_receipt_id" integer,
	"tax" text,
	"remark" text DEFAULT '' NOT NULL,
	"return_remark" text DEFAULT '' NOT NULL,
	"document" jsonb,
	"payment_file_id" integer,
	CONSTRAINT "settlements_once" UNIQUE("lecturer_id","event_id"),
	CONSTRAINT "settlements_document" CHECK (("settlements"."state" in ('submitted', 'approved', 'paid')) = ("settlements"."document" is not null)),
	CONSTRAINT "settlements_paid" CHECK (("settlements"."state" = 'paid') = ("settlements"."payment_file_id" is not null)),
	CONSTRAINT "settlements_travel" CHECK ("settlements"."travel_km" >= 0 and "settlements"."ticket_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"account_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL
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
	"break_minutes" integer DEFAULT 0 NOT NULL,
	"capacity" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timeslots_once" UNIQUE("event_id","guid"),
	CONSTRAINT "timeslots_time" UNIQUE("id","starts_at","ends_at"),
	CONSTRAINT "timeslots_last" CHECK ("timeslots"."ends_at" > "timeslots"."starts_at"),
	CONSTRAINT "timeslots_breaks" CHECK ("timeslots"."break_minutes" >= 0),
	CONSTRAINT "timeslots_capacity" CHECK ("timeslots"."capacity" >= 0),
	CONSTRAINT "timeslots_not_overbooked" CHECK ("timeslots"."seats_taken" <= "timeslots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workshop_id" integer NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"visible_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_lecturers" (
	"workshop_id" integer NOT NULL,
	"lecturer_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role" text DEFAULT 'lecturer' NOT NULL,
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
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workshops_once" UNIQUE("event_id","guid"),
	CONSTRAINT "workshops_of_event" UNIQUE("id","event_id")
);
--> statement-breakpoint
CREATE TABLE "guards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"files" text NOT NULL,
	"standing" text NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"name" text PRIMARY KEY NOT NULL,
	"answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- By hand: drizzle-kit cannot say "unlogged".
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_picture_files_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_schooltype_id_schooltypes_id_fk" FOREIGN KEY ("schooltype_id") REFERENCES "public"."schooltypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_runs" ADD CONSTRAINT "confirmation_runs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_replaced_by_confirmations_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."confirmations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_files_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_events" ADD CONSTRAINT "exhibitor_events_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_events" ADD CONSTRAINT "exhibitor_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_logo_files_hash_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_tables" ADD CONSTRAINT "hall_tables_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_tables" ADD CONSTRAINT "hall_tables_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_fk" FOREIGN KEY ("cancels") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_item_id_price_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_data" ADD CONSTRAINT "lecturer_data_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturers" ADD CONSTRAINT "lecturers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturers" ADD CONSTRAINT "lecturers_picture_files_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_subscription_id_event_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."event_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_timeslot" FOREIGN KEY ("timeslot_id","starts_at","ends_at") REFERENCES "public"."timeslots"("id","starts_at","ends_at") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD CONSTRAINT "event_subscriptions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD CONSTRAINT "event_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_terms" ADD CONSTRAINT "fee_terms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_expenses" ADD CONSTRAINT "settlement_expenses_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_expenses" ADD CONSTRAINT "settlement_expenses_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_ticket_receipt_id_receipts_id_fk" FOREIGN KEY ("ticket_receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_payment_file_id_payment_files_id_fk" FOREIGN KEY ("payment_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_workshop_of_event" FOREIGN KEY ("workshop_id","event_id") REFERENCES "public"."workshops"("id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lecturers" ADD CONSTRAINT "workshop_lecturers_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lecturers" ADD CONSTRAINT "workshop_lecturers_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_schooltypes" ADD CONSTRAINT "workshop_schooltypes_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_schooltypes" ADD CONSTRAINT "workshop_schooltypes_schooltype_id_schooltypes_id_fk" FOREIGN KEY ("schooltype_id") REFERENCES "public"."schooltypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_by_customer_number" ON "accounts" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "links_by_account" ON "links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "links_by_expiry" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_one_valid" ON "confirmations" USING btree ("participation_id") WHERE "confirmations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "confirmations_by_account" ON "confirmations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "confirmations_by_participation" ON "confirmations" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "exhibitors_by_name" ON "exhibitors" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "hall_tables_by_order" ON "hall_tables" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_by_item" ON "order_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_by_event" ON "orders" USING btree ("event_id","state");--> statement-breakpoint
CREATE INDEX "lecturers_by_name" ON "lecturers" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "mail_attachments_by_mail" ON "mail_attachments" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "booking_notes_by_participation" ON "booking_notes" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "booking_notes_by_subscription" ON "booking_notes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "participations_queue" ON "participations" USING btree ("timeslot_id","queue_number");--> statement-breakpoint
CREATE INDEX "participations_by_account" ON "participations" USING btree ("account_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_subscriptions_queue" ON "event_subscriptions" USING btree ("event_id","queue_number");--> statement-breakpoint
CREATE INDEX "event_subscriptions_by_account" ON "event_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipts_by_account" ON "receipts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "settlement_expenses_by_settlement" ON "settlement_expenses" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlement_expenses_by_receipt" ON "settlement_expenses" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "settlement_steps_by_settlement" ON "settlement_steps" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_by_event" ON "settlements" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "settlements_by_ticket_receipt" ON "settlements" USING btree ("ticket_receipt_id");--> statement-breakpoint
CREATE INDEX "settlements_by_payment_file" ON "settlements" USING btree ("payment_file_id");--> statement-breakpoint
CREATE INDEX "support_answers_by_message" ON "support_answers" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_messages_by_account" ON "support_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "timeslots_by_start" ON "timeslots" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "timeslots_by_event" ON "timeslots" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "timeslots_by_workshop" ON "timeslots" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "materials_by_workshop" ON "materials" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "workshop_lecturers_by_lecturer" ON "workshop_lecturers" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_by_expiry" ON "idempotent_answers" USING btree ("expires_at");--> statement-breakpoint
-- By hand: the rows that a new database begins with. From here on they are the office's own, and what the law changes
-- is a row more.
INSERT INTO association (name) VALUES ('Lehrerverband');
--> statement-breakpoint
INSERT INTO tax_figures (figure, valid_from, value, source) VALUES
  ('vat_percent', '2007-01-01', 19, '§ 12 Abs. 1 UStG'),
  ('vat_percent', '2020-07-01', 16, '§ 28 Abs. 1 UStG'),
  ('vat_percent', '2021-01-01', 19, '§ 12 Abs. 1 UStG'),
  ('allowance_cents', '2013-01-01', 240000, '§ 3 Nr. 26 EStG'),
  ('allowance_cents', '2021-01-01', 300000, '§ 3 Nr. 26 EStG'),
  ('allowance_cents', '2026-01-01', 330000, '§ 3 Nr. 26 EStG');
