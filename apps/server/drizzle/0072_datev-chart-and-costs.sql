CREATE TABLE "cost_centres" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"cost_centre" text NOT NULL,
	CONSTRAINT "cost_centres_form" CHECK ("cost_centres"."cost_centre" ~ '^[A-Za-z0-9][A-Za-z0-9$%&*+/_-]{0,35}$')
);
--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "account_length" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "year_starts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "service_date" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "keys" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "invoice_sphere" text;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD CONSTRAINT "cost_centres_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD CONSTRAINT "datev_settings_length" CHECK ("datev_settings"."account_length" between 4 and 8);--> statement-breakpoint
ALTER TABLE "datev_settings" ADD CONSTRAINT "datev_settings_year" CHECK ("datev_settings"."year_starts" between 1 and 12);--> statement-breakpoint
ALTER TABLE "datev_settings" ADD CONSTRAINT "datev_settings_debtor" CHECK (length("datev_settings"."debtor"::text) = "datev_settings"."account_length" + 1);