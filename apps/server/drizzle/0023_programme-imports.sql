CREATE TABLE "programme_imports" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"digests" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programme_imports" ADD CONSTRAINT "programme_imports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;