CREATE TABLE "vat_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"vat_id" text NOT NULL,
	"result" text NOT NULL,
	"day" date NOT NULL,
	"reference" text NOT NULL,
	"noted_by" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vat_checks_vat_id" CHECK ("vat_checks"."vat_id" <> ''),
	CONSTRAINT "vat_checks_result" CHECK ("vat_checks"."result" in ('valid', 'invalid', 'unreachable')),
	CONSTRAINT "vat_checks_day" CHECK ("vat_checks"."day" >= '2000-01-01')
);
--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_checks_by_order" ON "vat_checks" USING btree ("order_id");