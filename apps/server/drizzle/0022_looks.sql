CREATE TABLE "looks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"looker_id" integer,
	"session_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "looks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_looker_id_accounts_id_fk" FOREIGN KEY ("looker_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_by_account" ON "looks" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "looks_by_looker" ON "looks" USING btree ("looker_id");--> statement-breakpoint
CREATE INDEX "looks_by_session" ON "looks" USING btree ("session_id");