ALTER TABLE "payment_files" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "undone_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "undone_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD COLUMN "payment_file_id" integer;--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_payment_file_id_payment_files_id_fk" FOREIGN KEY ("payment_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_steps_by_payment_file" ON "settlement_steps" USING btree ("payment_file_id");--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_undone" CHECK (("payment_files"."undone_at" is null) = ("payment_files"."undone_reason" = ''));--> statement-breakpoint
UPDATE "settlement_steps" SET "payment_file_id" = "settlements"."payment_file_id" FROM "settlements"
  WHERE "settlements"."id" = "settlement_steps"."settlement_id" AND "settlement_steps"."state" = 'paid';--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_paid" CHECK (("settlement_steps"."state" = 'paid') = ("settlement_steps"."payment_file_id" is not null));