ALTER TABLE "order_items" ADD COLUMN "listed_tax_case" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "listed_exemption" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "on_site" boolean;--> statement-breakpoint
-- By hand: what the list said when it was ordered is the outcome where that shows it, else what the list says now. Nobody has
-- changed anything, so nothing is logged.
ALTER TABLE "order_items" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "order_items" o SET
  "listed_tax_case" = CASE
    WHEN o."tax_case" IN ('standard', 'reduced', 'exempt') THEN o."tax_case"
    WHEN o."tax_case" <> 'not_taxable' AND i."tax_case" = 'exempt' THEN 'standard'
    ELSE i."tax_case" END,
  "listed_exemption" = CASE
    WHEN o."tax_case" = 'exempt' THEN o."exemption"
    WHEN o."tax_case" = 'not_taxable' THEN i."exemption"
    ELSE '' END,
  "on_site" = i."on_site" AND o."tax_case" NOT IN ('reverse_charge', 'not_taxable')
  FROM "price_items" i WHERE i."id" = o."item_id";--> statement-breakpoint
ALTER TABLE "order_items" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "listed_tax_case" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "listed_exemption" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "on_site" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_listed" CHECK ("order_items"."listed_tax_case" in ('standard', 'reduced', 'exempt')
        and ("order_items"."listed_tax_case" = 'exempt') = ("order_items"."listed_exemption" <> ''));