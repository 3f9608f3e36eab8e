CREATE TABLE "hall_images" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hall_images" ADD CONSTRAINT "hall_images_event_id_exhibitions_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."exhibitions"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_images" ADD CONSTRAINT "hall_images_image_files_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hall_images_by_image" ON "hall_images" USING btree ("image");