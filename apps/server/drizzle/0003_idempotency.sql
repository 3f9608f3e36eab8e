-- What a request that creates was answered, by whose it was and its Idempotency-Key; the name of a row tells neither.
-- Without an answer the request is still running, and the row is good for a minute only.
CREATE TABLE "idempotent_answers" (
	"name" text PRIMARY KEY,
	"answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotent_answers_by_expiry" ON "idempotent_answers" USING btree ("expires_at");
