CREATE TABLE "small_business_days" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"small_business" boolean NOT NULL,
	"association_id" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "small_business_days" ADD CONSTRAINT "small_business_days_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."association"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "small_business_days_by_association" ON "small_business_days" USING btree ("association_id");--> statement-breakpoint
-- Whoever is Kleinunternehmer has been so since the law is as it is.
INSERT INTO "small_business_days" ("valid_from", "small_business")
  SELECT '1968-01-01', true FROM "association" WHERE "small_business";--> statement-breakpoint
ALTER TABLE "association" DROP COLUMN "small_business";