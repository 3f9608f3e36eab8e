CREATE TABLE "base_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"valid_from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "base_rates_valid_from_unique" UNIQUE("valid_from"),
	CONSTRAINT "base_rates_day" CHECK (to_char("base_rates"."valid_from", 'MM-DD') in ('01-01', '07-01')),
	CONSTRAINT "base_rates_rate" CHECK ("base_rates"."rate" between -500 and 2000)
);
--> statement-breakpoint
CREATE TABLE "late_terms" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"interest_points" integer,
	"flat_fee_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"from_step" smallint DEFAULT 2 NOT NULL,
	CONSTRAINT "late_terms_is_one" CHECK ("late_terms"."id" = 1),
	CONSTRAINT "late_terms_points" CHECK ("late_terms"."interest_points" between 1 and 900),
	CONSTRAINT "late_terms_flat_fee" CHECK ("late_terms"."flat_fee_cents" between 0 and 4000),
	CONSTRAINT "late_terms_fee" CHECK ("late_terms"."fee_cents" between 0 and 2000),
	CONSTRAINT "late_terms_step" CHECK ("late_terms"."from_step" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD COLUMN "interest_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD COLUMN "fees_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD COLUMN "flat_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_charges" CHECK ("invoice_reminders"."interest_cents" >= 0 and "invoice_reminders"."fees_cents" >= 0 and "invoice_reminders"."flat_fee_cents" >= 0);