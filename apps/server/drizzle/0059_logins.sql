CREATE TABLE "logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" integer,
	"way" text NOT NULL,
	"second_step" text,
	"outcome" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "logins_name_whom_they_know" CHECK (("logins"."outcome" = 'unknown') <= ("logins"."account_id" is null)),
	CONSTRAINT "logins_know_whom" CHECK ("logins"."account_id" is not null or "logins"."outcome" in ('unknown', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_by_account" ON "logins" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "logins_by_moment" ON "logins" USING btree ("at");