ALTER TABLE "settlement_expenses" ADD COLUMN "vat_percent" integer;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "ticket_vat_percent" integer;--> statement-breakpoint
ALTER TABLE "settlement_expenses" ADD CONSTRAINT "settlement_expenses_rate" CHECK ("settlement_expenses"."vat_percent" in (0, 7, 19));--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_ticket_rate" CHECK ("settlements"."ticket_vat_percent" in (0, 7, 19));