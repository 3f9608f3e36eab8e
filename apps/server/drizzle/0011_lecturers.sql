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
ALTER TABLE "association" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "bic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "account_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_lecturers" ADD COLUMN "role" text DEFAULT 'lecturer' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_data" ADD CONSTRAINT "lecturer_data_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "materials" ADD CONSTRAINT "materials_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_by_account" ON "receipts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "settlement_expenses_by_settlement" ON "settlement_expenses" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlement_expenses_by_receipt" ON "settlement_expenses" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "settlement_steps_by_settlement" ON "settlement_steps" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_by_event" ON "settlements" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "settlements_by_ticket_receipt" ON "settlements" USING btree ("ticket_receipt_id");--> statement-breakpoint
CREATE INDEX "settlements_by_payment_file" ON "settlements" USING btree ("payment_file_id");--> statement-breakpoint
CREATE INDEX "materials_by_workshop" ON "materials" USING btree ("workshop_id");
--> statement-breakpoint
-- Somebody may be let in at a door although the timeslot is full, or although they are registered elsewhere at that
-- time: what a lecturer saw is recorded in any case. Booked places never overlap.
ALTER TABLE participations DROP CONSTRAINT participations_no_clash;
--> statement-breakpoint
ALTER TABLE participations ADD CONSTRAINT participations_no_clash
  EXCLUDE USING gist (account_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (state = 'registered') DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_participation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer := 0;
  waiting integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    taken := taken - (OLD.state IN ('registered', 'attended', 'absent') AND NOT OLD.is_extra)::integer;
    waiting := waiting - (OLD.state = 'waitlisted')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    taken := taken + (NEW.state IN ('registered', 'attended', 'absent') AND NOT NEW.is_extra)::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE timeslots SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = coalesce(NEW.timeslot_id, OLD.timeslot_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER count_participation ON participations;
--> statement-breakpoint
CREATE TRIGGER count_participation AFTER INSERT OR DELETE OR UPDATE OF state, is_extra ON participations
  FOR EACH ROW EXECUTE FUNCTION count_participation();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer := 0;
  waiting integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    taken := taken - (OLD.state = 'registered' AND NOT OLD.is_extra)::integer;
    waiting := waiting - (OLD.state = 'waitlisted')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    taken := taken + (NEW.state = 'registered' AND NOT NEW.is_extra)::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE events SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = coalesce(NEW.event_id, OLD.event_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER count_subscription ON event_subscriptions;
--> statement-breakpoint
CREATE TRIGGER count_subscription AFTER INSERT OR DELETE OR UPDATE OF state, is_extra ON event_subscriptions
  FOR EACH ROW EXECUTE FUNCTION count_subscription();
--> statement-breakpoint
-- The settlements of an event begin when it is finished, however that comes about: one per lecturer.
CREATE FUNCTION begin_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settlements (lecturer_id, event_id, created_at)
    SELECT DISTINCT wl.lecturer_id, NEW.id, now()
    FROM workshop_lecturers wl JOIN timeslots t ON t.workshop_id = wl.workshop_id
    WHERE t.event_id = NEW.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_settlements AFTER UPDATE OF state ON events FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state = 'finished')
  EXECUTE FUNCTION begin_settlements();
--> statement-breakpoint
INSERT INTO tax_figures (figure, valid_from, value, source) VALUES
  ('vat_percent', '2007-01-01', 19, '§ 12 Abs. 1 UStG'),
  ('vat_percent', '2020-07-01', 16, '§ 28 Abs. 1 UStG'),
  ('vat_percent', '2021-01-01', 19, '§ 12 Abs. 1 UStG'),
  ('allowance_cents', '2013-01-01', 240000, '§ 3 Nr. 26 EStG'),
  ('allowance_cents', '2021-01-01', 300000, '§ 3 Nr. 26 EStG'),
  ('allowance_cents', '2026-01-01', 330000, '§ 3 Nr. 26 EStG');
