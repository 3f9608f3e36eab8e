CREATE TABLE "returned_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returned_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"payment_file_id" integer NOT NULL,
	"key" text NOT NULL,
	"returned_on" date NOT NULL,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "returned_transfers_cents" CHECK ("returned_transfers"."cents" > 0 and "returned_transfers"."fee_cents" >= 0),
	CONSTRAINT "returned_transfers_withdrawn" CHECK (("returned_transfers"."withdrawn_at" is null) = ("returned_transfers"."withdrawn_by" = ''))
);
--> statement-breakpoint
ALTER TABLE "settlement_steps" DROP CONSTRAINT "settlement_steps_bank";--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "bank_doubted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "returned_transfers" ADD CONSTRAINT "returned_transfers_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_transfers" ADD CONSTRAINT "returned_transfers_payment_file_id_payment_files_id_fk" FOREIGN KEY ("payment_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "returned_transfers_key" ON "returned_transfers" USING btree ("key") WHERE "returned_transfers"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "returned_transfers_once" ON "returned_transfers" USING btree ("settlement_id","payment_file_id") WHERE "returned_transfers"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "returned_transfers_by_payment_file" ON "returned_transfers" USING btree ("payment_file_id");--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_returned_transfer" CHECK ("settlement_steps"."kind" not in ('bank_confirmed', 'transfer_returned') or "settlement_steps"."state" = 'approved');--> statement-breakpoint
ALTER TABLE "settlement_steps" ADD CONSTRAINT "settlement_steps_bank" CHECK ("settlement_steps"."kind" <> 'bank' or ("settlement_steps"."state" in ('submitted', 'approved') and "settlement_steps"."document" is not null));--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_bank_doubt" CHECK ("settlements"."bank_doubted_at" is null or "settlements"."state" = 'approved');