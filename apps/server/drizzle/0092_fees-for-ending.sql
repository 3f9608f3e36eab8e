ALTER TABLE "orders" ADD COLUMN "fee_cents" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_case" CHECK ("order_items"."tax_case" <> 'compensation');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee" CHECK ("orders"."fee_cents" > 0 and "orders"."state" = 'cancelled' or "orders"."fee_cents" is null);