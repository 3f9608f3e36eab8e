CREATE TABLE "allowance_declarations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allowance_declarations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lecturer_id" integer NOT NULL,
	"year" integer NOT NULL,
	"cents" integer NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowance_declarations_cents" CHECK ("allowance_declarations"."cents" >= 0),
	CONSTRAINT "allowance_declarations_year" CHECK ("allowance_declarations"."year" between 2020 and 2099)
);
--> statement-breakpoint
ALTER TABLE "allowance_declarations" ADD CONSTRAINT "allowance_declarations_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowance_declarations_by_lecturer" ON "allowance_declarations" USING btree ("lecturer_id","year");