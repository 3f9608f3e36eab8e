CREATE TABLE "lecturer_invitations" (
	"lecturer_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecturer_invitations_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "lecturer_invitations" ADD CONSTRAINT "lecturer_invitations_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecturer_invitations_by_email" ON "lecturer_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "lecturer_invitations_by_expiry" ON "lecturer_invitations" USING btree ("expires_at");