CREATE TABLE "allotments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allotments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"until" date NOT NULL,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "allotted_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allotted_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"allotment_id" integer NOT NULL,
	"timeslot_id" integer,
	"places" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "allotted_places_once" UNIQUE NULLS NOT DISTINCT("allotment_id","timeslot_id"),
	CONSTRAINT "allotted_places_given" CHECK ("allotted_places"."given" between 0 and "allotted_places"."places")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "seats_allotted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "seats_allotted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotted_places" ADD CONSTRAINT "allotted_places_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotted_places" ADD CONSTRAINT "allotted_places_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotments_by_event" ON "allotments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "allotments_held" ON "allotments" USING btree ("until") WHERE "allotments"."released_at" is null;--> statement-breakpoint
CREATE INDEX "allotted_places_by_timeslot" ON "allotted_places" USING btree ("timeslot_id");