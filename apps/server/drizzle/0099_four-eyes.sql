CREATE TABLE "waiting_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changes" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" integer,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"is_confirmed" boolean,
	CONSTRAINT "waiting_changes_decided" CHECK (("waiting_changes"."decided_at" is null) = ("waiting_changes"."is_confirmed" is null) and ("waiting_changes"."decided_at" is null) = ("waiting_changes"."decided_by" = '')),
	CONSTRAINT "waiting_changes_four_eyes" CHECK (not "waiting_changes"."is_confirmed" or "waiting_changes"."decided_by_id" <> "waiting_changes"."asked_by_id")
);
--> statement-breakpoint
ALTER TABLE "association" ADD COLUMN "four_eyes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_files" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "refund_files" ADD COLUMN "needs_release" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_files" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund_files" ADD COLUMN "released_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_files" ADD COLUMN "released_by_id" integer;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "needs_release" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "released_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_files" ADD COLUMN "released_by_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_changes" ADD CONSTRAINT "waiting_changes_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_changes" ADD CONSTRAINT "waiting_changes_decided_by_id_accounts_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_changes_one_waits" ON "waiting_changes" USING btree (("decided_at" is null)) WHERE "waiting_changes"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_changes_by_asker" ON "waiting_changes" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "waiting_changes_by_decider" ON "waiting_changes" USING btree ("decided_by_id");--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_released_by_id_accounts_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_released_by_id_accounts_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_files_by_creator" ON "refund_files" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "refund_files_by_releaser" ON "refund_files" USING btree ("released_by_id");--> statement-breakpoint
CREATE INDEX "payment_files_by_creator" ON "payment_files" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "payment_files_by_releaser" ON "payment_files" USING btree ("released_by_id");--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_released" CHECK (("refund_files"."released_at" is null) = ("refund_files"."released_by" = ''));--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_released_as_needed" CHECK ("refund_files"."needs_release" or "refund_files"."released_at" is null);--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_four_eyes" CHECK ("refund_files"."released_by_id" <> "refund_files"."created_by_id");--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_released" CHECK (("payment_files"."released_at" is null) = ("payment_files"."released_by" = ''));--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_released_as_needed" CHECK ("payment_files"."needs_release" or "payment_files"."released_at" is null);--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_four_eyes" CHECK ("payment_files"."released_by_id" <> "payment_files"."created_by_id");