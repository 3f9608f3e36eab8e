CREATE TABLE "datev_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datev_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"export_id" integer NOT NULL,
	"source" text NOT NULL,
	"ref" integer NOT NULL,
	CONSTRAINT "datev_items_once" UNIQUE("export_id","source","ref"),
	CONSTRAINT "datev_items_source" CHECK ("datev_items"."source" in ('bank', 'bank_gone', 'bank_return', 'bank_fee', 'hand', 'hand_gone'))
);
--> statement-breakpoint
ALTER TABLE "datev_exports" DROP CONSTRAINT "datev_exports_some";--> statement-breakpoint
ALTER TABLE "datev_exports" ALTER COLUMN "through_invoice" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "payments" integer;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "payment_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "only_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "payment_accounts" jsonb;--> statement-breakpoint
ALTER TABLE "datev_items" ADD CONSTRAINT "datev_items_export_id_datev_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."datev_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datev_items_by_ref" ON "datev_items" USING btree ("ref","source");--> statement-breakpoint
ALTER TABLE "datev_exports" ADD CONSTRAINT "datev_exports_some" CHECK ("datev_exports"."invoices" + coalesce("datev_exports"."payments", 0) > 0);