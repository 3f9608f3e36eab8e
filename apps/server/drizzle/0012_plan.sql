CREATE TABLE "lecturer_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lecturer_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lecturer_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecturer_absences_last" CHECK ("lecturer_absences"."ends_at" > "lecturer_absences"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"key" text NOT NULL,
	"timeslot_id" integer,
	"workshop_id" integer,
	"caption" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"location" text DEFAULT '' NOT NULL,
	"room_id" integer,
	CONSTRAINT "plan_changes_once" UNIQUE("event_id","key"),
	CONSTRAINT "plan_changes_last" CHECK ("plan_changes"."ends_at" > "plan_changes"."starts_at"),
	CONSTRAINT "plan_changes_new" CHECK ("plan_changes"."timeslot_id" is not null or "plan_changes"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "plan_rules" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL,
	"walk_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "plan_versions_once" UNIQUE("event_id","number")
);
--> statement-breakpoint
ALTER TABLE "lecturer_absences" ADD CONSTRAINT "lecturer_absences_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_workshop_id_workshops_id_fk" FOREIGN KEY ("workshop_id") REFERENCES "public"."workshops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rules" ADD CONSTRAINT "plan_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecturer_absences_by_lecturer" ON "lecturer_absences" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "plan_changes_by_timeslot" ON "plan_changes" USING btree ("timeslot_id");--> statement-breakpoint
CREATE INDEX "plan_changes_by_workshop" ON "plan_changes" USING btree ("workshop_id");--> statement-breakpoint
CREATE INDEX "plan_changes_by_room" ON "plan_changes" USING btree ("room_id");