CREATE TABLE "donation_terms" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"association_id" integer DEFAULT 1 NOT NULL,
	"tax_office" text NOT NULL,
	"tax_number" text NOT NULL,
	"notice" text NOT NULL,
	"notice_on" date NOT NULL,
	"period" text NOT NULL,
	"purposes" text NOT NULL,
	CONSTRAINT "donation_terms_are_one" CHECK ("donation_terms"."id" = 1),
	CONSTRAINT "donation_terms_period" CHECK (("donation_terms"."notice" = 'exemption') = ("donation_terms"."period" <> ''))
);
--> statement-breakpoint
CREATE TABLE "donation_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "donation_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"number" text NOT NULL,
	"cents" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "donation_confirmations_settlement_id_unique" UNIQUE("settlement_id"),
	CONSTRAINT "donation_confirmations_number_unique" UNIQUE("number"),
	CONSTRAINT "donation_confirmations_cents" CHECK ("donation_confirmations"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "donated_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donation_terms" ADD CONSTRAINT "donation_terms_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."association"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_confirmations" ADD CONSTRAINT "donation_confirmations_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_confirmations" ADD CONSTRAINT "donation_confirmations_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donation_terms_by_association" ON "donation_terms" USING btree ("association_id");--> statement-breakpoint
CREATE INDEX "donation_confirmations_by_file" ON "donation_confirmations" USING btree ("file");--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_donated" CHECK ("settlements"."donated_cents" >= 0);