CREATE TABLE "draft_links" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"holds_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;