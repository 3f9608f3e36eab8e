CREATE TABLE "intake_keys" (
	"workshop_id" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "intake_keys_once" UNIQUE("event_id","key")
);
--> statement-breakpoint
CREATE TABLE "intake_mappings" (
	"kind" text NOT NULL,
	"headings" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "intake_mappings_kind_headings_pk" PRIMARY KEY("kind","headings")
);
--> statement-breakpoint
CREATE TABLE "intake_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"intake_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text NOT NULL,
	"problems" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"event_id" integer,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"headings" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"consequences" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "intake_keys" ADD CONSTRAINT "intake_keys_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_keys" ADD CONSTRAINT "intake_keys_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_rows_in_order" ON "intake_rows" USING btree ("intake_id","line");--> statement-breakpoint
CREATE INDEX "intake_rows_by_outcome" ON "intake_rows" USING btree ("intake_id","outcome","line");--> statement-breakpoint
CREATE INDEX "intakes_by_account" ON "intakes" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "intakes_by_event" ON "intakes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "intakes_by_age" ON "intakes" USING btree ("created_at");