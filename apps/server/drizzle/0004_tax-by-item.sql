ALTER TABLE "orders" DROP CONSTRAINT "orders_vat";--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "small_business" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_case" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "vat_percent" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exemption" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "leitweg_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "tax_case" text;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "exemption" text;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "on_site" boolean;--> statement-breakpoint
-- By hand: what was ordered keeps its tax, and what is offered the case of its event; meals are taxed where they are
-- eaten.
UPDATE "order_items" SET "tax_case" = o."tax_case", "vat_percent" = o."vat_percent",
  "exemption" = CASE o."tax_case" WHEN 'exempt' THEN '§ 4 Nr. 22 UStG' ELSE '' END
  FROM "orders" o WHERE o."id" = "order_items"."order_id";--> statement-breakpoint
UPDATE "price_items" SET "tax_case" = e."tax_case", "on_site" = "kind" = 'catering',
  "exemption" = CASE e."tax_case" WHEN 'exempt' THEN '§ 4 Nr. 22 UStG' ELSE '' END
  FROM "exhibitions" e WHERE e."event_id" = "price_items"."event_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "tax_case" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "vat_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "exemption" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ALTER COLUMN "tax_case" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ALTER COLUMN "exemption" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ALTER COLUMN "on_site" SET NOT NULL;--> statement-breakpoint
INSERT INTO tax_figures (figure, valid_from, value, source) VALUES
  ('reduced_vat_percent', '2007-01-01', 7, '§ 12 Abs. 2 UStG'),
  ('reduced_vat_percent', '2020-07-01', 5, '§ 28 Abs. 2 UStG'),
  ('reduced_vat_percent', '2021-01-01', 7, '§ 12 Abs. 2 UStG');--> statement-breakpoint
ALTER TABLE "exhibitions" DROP COLUMN "tax_case";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tax_case";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "vat_percent";--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_vat" CHECK (("order_items"."tax_case" in ('standard', 'reduced')) = ("order_items"."vat_percent" > 0));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exemption" CHECK (("order_items"."tax_case" = 'exempt') = ("order_items"."exemption" <> ''));--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_exemption" CHECK (("price_items"."tax_case" = 'exempt') = ("price_items"."exemption" <> ''));