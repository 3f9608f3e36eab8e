ALTER TABLE "invoices" ADD COLUMN "corrects" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_by_corrected" ON "invoices" USING btree ("corrects");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit') = ("invoices"."corrects" is not null));