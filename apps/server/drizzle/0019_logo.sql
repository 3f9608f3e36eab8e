ALTER TABLE "association" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "association" ADD CONSTRAINT "association_logo_files_hash_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_by_logo" ON "association" USING btree ("logo");