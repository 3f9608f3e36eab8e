CREATE TABLE "later_fees" (
	"event_id" integer NOT NULL,
	"role" text NOT NULL,
	"valid_from" date NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "later_fees_event_id_role_valid_from_pk" PRIMARY KEY("event_id","role","valid_from"),
	CONSTRAINT "later_fees_cents" CHECK ("later_fees"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "later_fees" ADD CONSTRAINT "later_fees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;