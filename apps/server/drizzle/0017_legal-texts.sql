CREATE TABLE "legal_agreements" (
	"account_id" integer NOT NULL,
	"legal_text_id" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_agreements_account_id_legal_text_id_pk" PRIMARY KEY("account_id","legal_text_id")
);--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"valid_from" date NOT NULL,
	"material" boolean DEFAULT false NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "legal_texts_published" CHECK (("legal_texts"."published_at" is null) = ("legal_texts"."edition" = ''))
);--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_legal_text_id_legal_texts_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_agreements_by_text" ON "legal_agreements" USING btree ("legal_text_id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_edition" ON "legal_texts" USING btree ("kind","edition") WHERE "legal_texts"."published_at" is not null;--> statement-breakpoint
-- What the association said so far is the first version of each text, which nobody is asked about.
INSERT INTO "legal_texts" ("kind", "text", "valid_from", "edition", "published_at")
SELECT said.kind, said.text, current_date - 1,
  CASE WHEN said.kind = 'privacy' AND privacy_version <> '' THEN privacy_version ELSE to_char(current_date - 1, 'DD.MM.YYYY') END, now()
FROM "association", LATERAL (VALUES ('privacy', privacy), ('imprint', imprint), ('accessibility', accessibility)) AS said (kind, text)
WHERE said.text <> '' OR said.kind = 'privacy' AND EXISTS (SELECT FROM "accounts" WHERE "accounts".privacy_version <> '');--> statement-breakpoint
-- Wordings that people agreed to before: which they were is known, what they said is not.
INSERT INTO "legal_texts" ("kind", "text", "valid_from", "edition", "published_at")
SELECT 'privacy', 'Der Wortlaut dieser Fassung ist nicht mehr vorhanden.',
  least(min(privacy_accepted_at)::date, current_date - 2), privacy_version, coalesce(min(privacy_accepted_at), now())
FROM "accounts"
WHERE privacy_version <> '' AND privacy_version NOT IN (SELECT edition FROM "legal_texts" WHERE kind = 'privacy')
GROUP BY privacy_version;--> statement-breakpoint
INSERT INTO "legal_agreements" ("account_id", "legal_text_id", "agreed_at")
SELECT "accounts".id, "legal_texts".id, coalesce(privacy_accepted_at, joined_at)
FROM "accounts" JOIN "legal_texts" ON kind = 'privacy' AND edition = privacy_version;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "privacy_version";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "privacy_accepted_at";--> statement-breakpoint
ALTER TABLE "association" DROP COLUMN "imprint";--> statement-breakpoint
ALTER TABLE "association" DROP COLUMN "privacy";--> statement-breakpoint
ALTER TABLE "association" DROP COLUMN "accessibility";--> statement-breakpoint
ALTER TABLE "association" DROP COLUMN "privacy_version";