CREATE TABLE "circular_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circular_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"circular_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"mail_id" uuid,
	CONSTRAINT "circular_recipients_once" UNIQUE("circular_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "circulars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circulars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"is_news" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wants_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "circular_recipients" ADD CONSTRAINT "circular_recipients_circular_id_circulars_id_fk" FOREIGN KEY ("circular_id") REFERENCES "public"."circulars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_recipients" ADD CONSTRAINT "circular_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_recipients" ADD CONSTRAINT "circular_recipients_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circular_recipients_by_account" ON "circular_recipients" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circular_recipients_by_mail" ON "circular_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "circular_recipients_waiting" ON "circular_recipients" USING btree ("circular_id","id") WHERE "circular_recipients"."posted_at" is null;--> statement-breakpoint
CREATE INDEX "circulars_by_writer" ON "circulars" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "circulars_sending" ON "circulars" USING btree ("starts_at") WHERE "circulars"."state" = 'sending';