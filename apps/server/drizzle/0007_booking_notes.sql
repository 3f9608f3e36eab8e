CREATE TABLE "booking_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participation_id" integer,
	"subscription_id" integer,
	"kind" text DEFAULT 'change' NOT NULL,
	"was" text NOT NULL,
	"was_starts_at" timestamp (3) with time zone,
	"was_ends_at" timestamp (3) with time zone,
	"was_location" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_subscription_id_event_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."event_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever has a place in a timeslot that moves, or waits for one, is told where and when it was.
CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_notes (participation_id, was, was_starts_at, was_ends_at, was_location, created_at)
    SELECT id, state, OLD.starts_at, OLD.ends_at, OLD.location, now() FROM participations
    WHERE timeslot_id = OLD.id AND state IN ('registered', 'waitlisted') AND account_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_move AFTER UPDATE OF starts_at, ends_at, location ON timeslots FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.ends_at, OLD.location) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.location))
  EXECUTE FUNCTION note_move();
--> statement-breakpoint
-- An event that is called off is told to everybody, one that is over asks for feedback once. What comes into the
-- database as cancelled or finished is history and asks nobody.
CREATE FUNCTION note_event_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_notes (subscription_id, kind, was, created_at)
    SELECT id, CASE NEW.state WHEN 'finished' THEN 'feedback' ELSE 'change' END, state, now() FROM event_subscriptions
    WHERE event_id = NEW.id AND state IN ('registered', 'waitlisted') AND account_id IS NOT NULL
      AND (NEW.state = 'cancelled' OR NEW.feedback_asked_at IS NULL);
  IF NEW.state = 'finished' THEN
    NEW.feedback_asked_at := coalesce(NEW.feedback_asked_at, now());
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_event_state BEFORE UPDATE OF state ON events FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state IN ('cancelled', 'finished'))
  EXECUTE FUNCTION note_event_state();
