ALTER TABLE "datev_exports" DROP CONSTRAINT "datev_exports_some";--> statement-breakpoint
ALTER TABLE "datev_items" DROP CONSTRAINT "datev_items_source";--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "settlements" integer;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "settlement_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD COLUMN "payout_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "datev_settings" ADD COLUMN "settlement_accounts" jsonb;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD CONSTRAINT "datev_exports_some" CHECK ("datev_exports"."invoices" + coalesce("datev_exports"."payments", 0) + coalesce("datev_exports"."settlements", 0) > 0);--> statement-breakpoint
ALTER TABLE "datev_items" ADD CONSTRAINT "datev_items_source" CHECK ("datev_items"."source" in ('bank', 'bank_gone', 'bank_return', 'bank_fee', 'hand', 'hand_gone', 'settlement', 'settlement_back', 'payout', 'payout_gone'));