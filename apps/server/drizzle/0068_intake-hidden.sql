ALTER TABLE "intake_rows" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "hidden_columns" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "leaves_out_hidden" boolean DEFAULT false NOT NULL;