ALTER TABLE "orders" ADD COLUMN "discount_percent" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK (("orders"."discount_percent" is null or "orders"."discount_cents" is null)
        and ("orders"."discount_percent" is not null or "orders"."discount_cents" is not null or "orders"."discount_reason" = '')
        and "orders"."discount_percent" between 1 and 100 and "orders"."discount_cents" > 0);