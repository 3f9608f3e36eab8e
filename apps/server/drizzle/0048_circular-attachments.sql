CREATE TABLE "circular_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circular_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"circular_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "circular_attachments" ADD CONSTRAINT "circular_attachments_circular_id_circulars_id_fk" FOREIGN KEY ("circular_id") REFERENCES "public"."circulars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_attachments" ADD CONSTRAINT "circular_attachments_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circular_attachments_by_circular" ON "circular_attachments" USING btree ("circular_id");--> statement-breakpoint
CREATE INDEX "circular_attachments_by_file" ON "circular_attachments" USING btree ("file");--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_attachments_by_file" ON "mail_attachments" USING btree ("file") WHERE "mail_attachments"."file" is not null;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_once" CHECK (num_nonnulls("mail_attachments"."bytes", "mail_attachments"."file") = 1);