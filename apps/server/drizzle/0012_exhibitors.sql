CREATE TABLE "exhibitions" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"tax_case" text NOT NULL,
	"orders_until" timestamp (3) with time zone,
	"hall" jsonb
);
--> statement-breakpoint
CREATE TABLE "price_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_items_once" UNIQUE("event_id","kind"),
	CONSTRAINT "price_items_cents" CHECK ("price_items"."unit_cents" >= 0),
	CONSTRAINT "price_items_not_oversold" CHECK ("price_items"."taken" <= "price_items"."stock")
);
--> statement-breakpoint
CREATE TABLE "hall_tables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hall_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"place" text NOT NULL,
	"hall_column" integer NOT NULL,
	"hall_row" integer NOT NULL,
	"order_id" integer,
	CONSTRAINT "hall_tables_once" UNIQUE("event_id","place")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"running" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"cancels" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"gross_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"file" text NOT NULL,
	"xml" text NOT NULL,
	"issued_by" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_cancels_unique" UNIQUE("cancels"),
	CONSTRAINT "invoices_running" UNIQUE("year","running"),
	CONSTRAINT "invoices_cancels" CHECK (("invoices"."kind" = 'cancellation') = ("invoices"."cancels" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"holds" boolean DEFAULT true NOT NULL,
	CONSTRAINT "order_items_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0 and "order_items"."unit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"account_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dated_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"company" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_id" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"remarks" text NOT NULL,
	"decline_remark" text DEFAULT '' NOT NULL,
	"tax_case" text NOT NULL,
	"vat_percent" integer NOT NULL,
	CONSTRAINT "orders_vat" CHECK (("orders"."tax_case" = 'standard') = ("orders"."vat_percent" > 0))
);
--> statement-breakpoint
CREATE TABLE "support_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_messages" DROP CONSTRAINT "support_messages_mail_id_mails_id_fk";
--> statement-breakpoint
DROP INDEX "support_messages_by_mail";--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "vat_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "accessibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_tables" ADD CONSTRAINT "hall_tables_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_tables" ADD CONSTRAINT "hall_tables_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_item_id_price_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hall_tables_by_order" ON "hall_tables" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_by_item" ON "order_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_by_event" ON "orders" USING btree ("event_id","state");--> statement-breakpoint
CREATE INDEX "support_answers_by_message" ON "support_answers" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "support_messages" DROP COLUMN "mail_id";
--> statement-breakpoint
-- What is taken of an event's stock follows what is ordered. The update locks the item's row and meets its check
-- "not oversold", so that one too many is refused here at the latest.
CREATE FUNCTION count_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE price_items SET taken = taken - OLD.quantity WHERE id = OLD.item_id AND OLD.holds;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE price_items SET taken = taken + NEW.quantity WHERE id = NEW.item_id AND NEW.holds;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_ordered AFTER INSERT OR UPDATE OR DELETE ON order_items
  FOR EACH ROW EXECUTE FUNCTION count_ordered();
--> statement-breakpoint
-- A cancelled invoice belongs to the same order, and an invoice stays as it was written.
ALTER TABLE invoices ADD CONSTRAINT invoices_cancels_fk FOREIGN KEY (cancels) REFERENCES invoices (id);
--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_stays BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
