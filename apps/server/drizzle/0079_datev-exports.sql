CREATE TABLE "datev_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datev_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"invoices" integer NOT NULL,
	"cents" integer NOT NULL,
	"through_invoice" integer NOT NULL,
	CONSTRAINT "datev_exports_days" CHECK ("datev_exports"."from_day" <= "datev_exports"."until_day"),
	CONSTRAINT "datev_exports_some" CHECK ("datev_exports"."invoices" > 0)
);
--> statement-breakpoint
ALTER TABLE "datev_exports" ADD CONSTRAINT "datev_exports_through_invoice_invoices_id_fk" FOREIGN KEY ("through_invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datev_exports_by_through_invoice" ON "datev_exports" USING btree ("through_invoice");