CREATE TABLE "display_messages" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"shown_until" timestamp (3) with time zone,
	CONSTRAINT "display_messages_said" CHECK ("display_messages"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "display_messages" ADD CONSTRAINT "display_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;