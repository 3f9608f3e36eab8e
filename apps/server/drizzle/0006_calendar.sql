ALTER TABLE "events" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_subscriptions" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "workshops" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Calendars take a changed entry only if it says that it is newer: whatever they show leaves its moment here.
-- Not now(), which is when the transaction began: who waited for the row is the later one.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF name, state, starts_at, ends_at, location ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.starts_at, OLD.ends_at, OLD.location, OLD.state = 'cancelled')
    IS DISTINCT FROM (NEW.name, NEW.starts_at, NEW.ends_at, NEW.location, NEW.state = 'cancelled'))
  EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF name, description ON workshops FOR EACH ROW
  WHEN ((OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)) EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF workshop_id, caption, starts_at, ends_at, location ON timeslots FOR EACH ROW
  WHEN ((OLD.workshop_id, OLD.caption, OLD.starts_at, OLD.ends_at, OLD.location)
    IS DISTINCT FROM (NEW.workshop_id, NEW.caption, NEW.starts_at, NEW.ends_at, NEW.location))
  EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF state ON participations FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF state ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_change();
