CREATE TABLE "datev_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"consultant" integer NOT NULL,
	"client" integer NOT NULL,
	"chart" text NOT NULL,
	"debtor" integer NOT NULL,
	"accounts" jsonb NOT NULL,
	CONSTRAINT "datev_settings_is_one" CHECK ("datev_settings"."id" = 1)
);
