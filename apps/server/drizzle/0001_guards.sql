-- What must never happen, whatever the code does (product rules 2 and 4).
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Two registered timeslots of one account never overlap. Deferrable, so that an import may move several
-- timeslots in one transaction; otherwise checked at once.
ALTER TABLE participations ADD CONSTRAINT participations_no_clash
  EXCLUDE USING gist (account_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (state IN ('registered', 'attended')) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- The counters of a timeslot follow its participations. The update locks the timeslot's row and meets its
-- check "not overbooked", so that a seat too many is refused here at the latest.
CREATE FUNCTION count_participation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer := 0;
  waiting integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    taken := taken - (OLD.state IN ('registered', 'attended', 'absent'))::integer;
    waiting := waiting - (OLD.state = 'waitlisted')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    taken := taken + (NEW.state IN ('registered', 'attended', 'absent'))::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE timeslots SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = coalesce(NEW.timeslot_id, OLD.timeslot_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_participation AFTER INSERT OR DELETE OR UPDATE OF state ON participations
  FOR EACH ROW EXECUTE FUNCTION count_participation();
--> statement-breakpoint
CREATE FUNCTION count_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer := 0;
  waiting integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    taken := taken - (OLD.state = 'registered')::integer;
    waiting := waiting - (OLD.state = 'waitlisted')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    taken := taken + (NEW.state = 'registered')::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE events SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = coalesce(NEW.event_id, OLD.event_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_subscription AFTER INSERT OR DELETE OR UPDATE OF state ON event_subscriptions
  FOR EACH ROW EXECUTE FUNCTION count_subscription();
--> statement-breakpoint
-- A participation stays with its timeslot and its account, a subscription with its event.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a place belongs to its account and is never handed on' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER participation_stays BEFORE UPDATE OF timeslot_id, account_id ON participations FOR EACH ROW
  WHEN (OLD.timeslot_id <> NEW.timeslot_id OR OLD.account_id <> NEW.account_id) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER subscription_stays BEFORE UPDATE OF event_id, account_id ON event_subscriptions FOR EACH ROW
  WHEN (OLD.event_id <> NEW.event_id OR OLD.account_id <> NEW.account_id) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Tells every listening process at commit which table changed; the same word twice is told once.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['association', 'schooltypes', 'events', 'workshops', 'workshop_schooltypes',
    'workshop_lecturers', 'timeslots', 'lecturers', 'exhibitors', 'exhibitor_events'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Of an account only its public side counts, not each login.
CREATE TRIGGER tell_change AFTER UPDATE OF first_name, last_name, profile_description, picture ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
INSERT INTO association (name) VALUES ('Lehrerverband');
