CREATE TABLE "event_answers" (
	"subscription_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"values" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_answers_subscription_id_question_id_pk" PRIMARY KEY("subscription_id","question_id"),
	CONSTRAINT "event_answers_said" CHECK (cardinality("event_answers"."values") > 0)
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"help" text NOT NULL,
	"options" text[] NOT NULL,
	"required" boolean NOT NULL,
	"is_health" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_questions_voluntary" CHECK (not ("event_questions"."is_health" and "event_questions"."required")),
	CONSTRAINT "event_questions_options" CHECK (("event_questions"."kind" in ('choice', 'choices')) = (cardinality("event_questions"."options") > 0))
);
--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_subscription_id_event_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."event_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_by_question" ON "event_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "event_questions_order" ON "event_questions" USING btree ("event_id","position");