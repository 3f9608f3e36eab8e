CREATE TABLE "backup_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"file" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backup_attempt_place" CHECK ("backup_attempts"."place" in ('own', 'folder', 's3')),
	CONSTRAINT "backup_attempt_outcome" CHECK (("backup_attempts"."bytes" is null) <> ("backup_attempts"."failure" is null))
);
--> statement-breakpoint
CREATE INDEX "backup_attempts_at_index" ON "backup_attempts" USING btree ("at");