CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"seating" text DEFAULT '' NOT NULL,
	CONSTRAINT "rooms_once" UNIQUE("building","name"),
	CONSTRAINT "rooms_capacity" CHECK ("rooms"."capacity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "workshops" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timeslots_by_room" ON "timeslots" USING btree ("room_id");