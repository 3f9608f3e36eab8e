CREATE TABLE "invoice_gaps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_gaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_gaps_once" UNIQUE("year","first"),
	CONSTRAINT "invoice_gaps_order" CHECK ("invoice_gaps"."first" between 1 and "invoice_gaps"."last"),
	CONSTRAINT "invoice_gaps_reason" CHECK ("invoice_gaps"."reason" <> '')
);
