CREATE TABLE "refund_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"execution" date NOT NULL,
	"count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"xml" text NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text DEFAULT '' NOT NULL,
	"undone_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_files_undone" CHECK (("refund_files"."undone_at" is null) = ("refund_files"."undone_reason" = '')),
	CONSTRAINT "refund_files_sums" CHECK ("refund_files"."count" > 0 and "refund_files"."total_cents" >= "refund_files"."count")
);
--> statement-breakpoint
CREATE TABLE "refund_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"reference" text NOT NULL,
	"iban" text NOT NULL,
	"holder" text NOT NULL,
	CONSTRAINT "refund_transfers_once" UNIQUE("payment_id"),
	CONSTRAINT "refund_transfers_reference" UNIQUE("reference"),
	CONSTRAINT "refund_transfers_iban" CHECK ("refund_transfers"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$')
);
--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "payer_iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_file_id_refund_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."refund_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_transfers_by_file" ON "refund_transfers" USING btree ("file_id");