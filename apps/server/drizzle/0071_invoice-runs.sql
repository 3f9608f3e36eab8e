CREATE TABLE "invoice_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_by" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"orders" integer[] NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_runs_done" CHECK ("invoice_runs"."done" between 0 and cardinality("invoice_runs"."orders")),
	CONSTRAINT "invoice_runs_written" CHECK ("invoice_runs"."written" between 0 and "invoice_runs"."done"),
	CONSTRAINT "invoice_runs_finished" CHECK (("invoice_runs"."state" = 'done') = ("invoice_runs"."done" = cardinality("invoice_runs"."orders"))
        and ("invoice_runs"."state" = 'done') = ("invoice_runs"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_runs" ADD CONSTRAINT "invoice_runs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_runs_by_event" ON "invoice_runs" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_runs_one_open" ON "invoice_runs" USING btree ("event_id") WHERE "invoice_runs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "invoice_runs_running" ON "invoice_runs" USING btree ("id") WHERE "invoice_runs"."state" = 'running';