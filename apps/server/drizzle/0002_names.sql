CREATE INDEX "accounts_by_customer_number_begin" ON "accounts" USING btree (lower("customer_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_by_last_name" ON "accounts" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_by_spoken_name" ON "accounts" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);