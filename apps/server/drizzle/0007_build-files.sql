CREATE TABLE "build_files" (
	"path" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "build_files" ADD CONSTRAINT "build_files_file_files_hash_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_files_file_index" ON "build_files" USING btree ("file");