CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "accounts_by_letters" ON "accounts" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "customer_number") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "accounts_by_name" ON "accounts" USING btree ("last_name","first_name","id");