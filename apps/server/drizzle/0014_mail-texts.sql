CREATE TABLE "mail_texts" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"closing" text NOT NULL
);
