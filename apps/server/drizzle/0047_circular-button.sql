ALTER TABLE "circulars" ADD COLUMN "button_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "circulars" ADD COLUMN "button_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_button" CHECK (("circulars"."button_label" = '') = ("circulars"."button_url" = ''));