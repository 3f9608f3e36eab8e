-- What must never happen, whatever the code does (product rules 1, 2 and 4).

-- Two booked places of one account never overlap. Somebody may be let in at a door although they are registered
-- elsewhere at that time: what a lecturer saw is recorded in any case. Deferrable, so that an import may move several
-- timeslots in one transaction; otherwise checked at once. There is no "create or replace" for a constraint, and to make
-- it anew builds its index: so only if it is not this one, word by word as PostgreSQL tells it.
CREATE EXTENSION IF NOT EXISTS btree_gist;

DO $$
DECLARE
  rule CONSTANT text := 'EXCLUDE USING gist (account_id WITH =, tstzrange(starts_at, ends_at) WITH &&) '
    'WHERE ((state = ''registered''::text)) DEFERRABLE';
BEGIN
  IF rule IS DISTINCT FROM (SELECT pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conname = 'participations_no_clash' AND conrelid = 'participations'::regclass) THEN
    ALTER TABLE participations DROP CONSTRAINT IF EXISTS participations_no_clash;
    EXECUTE 'ALTER TABLE participations ADD CONSTRAINT participations_no_clash ' || rule;
  END IF;
END $$;

-- What an account has at a time: the one definition, by which a place clashes with what is asked about.
CREATE OR REPLACE FUNCTION booked_at(account integer, starts timestamptz, ends timestamptz) RETURNS SETOF participations
  LANGUAGE sql STABLE AS $$
  SELECT * FROM participations booked WHERE booked.account_id = account AND booked.state IN ('registered', 'attended')
    AND tstzrange(booked.starts_at, booked.ends_at) && tstzrange(starts, ends)
$$;

-- The counters of a timeslot follow its participations. The update locks the timeslot's row and meets its check
-- "not overbooked", so that a seat too many is refused here at the latest. Whoever was let in at a door although the
-- timeslot was full is extra and takes no seat.
CREATE OR REPLACE FUNCTION count_participation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
  waiting integer;
BEGIN
  taken := -(OLD.state IN ('registered', 'attended', 'absent') AND NOT OLD.is_extra)::integer;
  waiting := -(OLD.state = 'waitlisted')::integer;
  IF TG_OP = 'UPDATE' THEN
    taken := taken + (NEW.state IN ('registered', 'attended', 'absent') AND NOT NEW.is_extra)::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE timeslots SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = OLD.timeslot_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_participation AFTER DELETE OR UPDATE OF state, is_extra ON participations
  FOR EACH ROW EXECUTE FUNCTION count_participation();

-- Of those that come, each counter once: every change leaves an old version of the row, which all who wait for it pass.
CREATE OR REPLACE FUNCTION count_participations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE timeslots SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
    FROM (SELECT timeslot_id, count(*) FILTER (WHERE state IN ('registered', 'attended', 'absent') AND NOT is_extra) AS taken,
        count(*) FILTER (WHERE state = 'waitlisted') AS waiting
      FROM added GROUP BY timeslot_id) counted
    WHERE id = timeslot_id AND (taken > 0 OR waiting > 0);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_participations AFTER INSERT ON participations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_participations();

-- The same of an event and those who are registered for it.
CREATE OR REPLACE FUNCTION count_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
  waiting integer;
BEGIN
  taken := -(OLD.state = 'registered' AND NOT OLD.is_extra)::integer;
  waiting := -(OLD.state = 'waitlisted')::integer;
  IF TG_OP = 'UPDATE' THEN
    taken := taken + (NEW.state = 'registered' AND NOT NEW.is_extra)::integer;
    waiting := waiting + (NEW.state = 'waitlisted')::integer;
  END IF;
  IF taken <> 0 OR waiting <> 0 THEN
    UPDATE events SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
      WHERE id = OLD.event_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_subscription AFTER DELETE OR UPDATE OF state, is_extra ON event_subscriptions
  FOR EACH ROW EXECUTE FUNCTION count_subscription();

CREATE OR REPLACE FUNCTION count_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET seats_taken = seats_taken + taken, waitlist_count = waitlist_count + waiting
    FROM (SELECT event_id, count(*) FILTER (WHERE state = 'registered' AND NOT is_extra) AS taken,
        count(*) FILTER (WHERE state = 'waitlisted') AS waiting
      FROM added GROUP BY event_id) counted
    WHERE id = event_id AND (taken > 0 OR waiting > 0);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_subscriptions AFTER INSERT ON event_subscriptions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_subscriptions();

-- Whoever is in a timeslot, or waits for it, is registered for its event (product rule 1), and stays so while they are.
-- Nobody gets into a timeslot that is called off.
-- Both sides lock the registration, so that of two who write at the same moment the second one sees the first.
CREATE OR REPLACE FUNCTION check_registered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off timestamptz;
BEGIN
  SELECT t.called_off_at INTO off FROM event_subscriptions s JOIN timeslots t ON t.event_id = s.event_id
    WHERE t.id = NEW.timeslot_id AND s.account_id = NEW.account_id AND s.state = 'registered'
    FOR NO KEY UPDATE OF s;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % is not registered for the event of timeslot %', NEW.account_id, NEW.timeslot_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'participations_registered';
  END IF;
  -- Whoever calls it off has locked it: who was later comes here after that.
  IF off IS NOT NULL THEN
    RAISE EXCEPTION 'timeslot % is called off', NEW.timeslot_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'participations_called_off';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER check_registered AFTER INSERT ON participations FOR EACH ROW
  WHEN (NEW.state <> 'cancelled' AND NEW.account_id IS NOT NULL) EXECUTE FUNCTION check_registered();

CREATE OR REPLACE TRIGGER check_registered_again AFTER UPDATE OF state ON participations FOR EACH ROW
  WHEN (OLD.state = 'cancelled' AND NEW.state <> 'cancelled' AND NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION check_registered();

CREATE OR REPLACE FUNCTION check_no_place_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM participations p JOIN timeslots t ON t.id = p.timeslot_id
      WHERE p.account_id = OLD.account_id AND t.event_id = OLD.event_id AND p.state <> 'cancelled') THEN
    RAISE EXCEPTION 'account % still has places in event %', OLD.account_id, OLD.event_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'participations_registered';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER check_no_place_left AFTER UPDATE OF state ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state = 'registered' AND NEW.state <> 'registered') EXECUTE FUNCTION check_no_place_left();

CREATE OR REPLACE TRIGGER check_no_place_left_behind AFTER DELETE ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state = 'registered') EXECUTE FUNCTION check_no_place_left();

-- A participation stays with its timeslot and its account, a subscription with its event. Only where two accounts of
-- one person become one, which the transaction says by their ids, they go along.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a place belongs to its account and is never handed on' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER participation_stays BEFORE UPDATE OF timeslot_id, account_id ON participations FOR EACH ROW
  WHEN (OLD.timeslot_id <> NEW.timeslot_id OR (OLD.account_id <> NEW.account_id
    AND current_setting('tafelrunde.merging', true) IS DISTINCT FROM OLD.account_id || '>' || NEW.account_id)) EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER subscription_stays BEFORE UPDATE OF event_id, account_id ON event_subscriptions FOR EACH ROW
  WHEN (OLD.event_id <> NEW.event_id OR (OLD.account_id <> NEW.account_id
    AND current_setting('tafelrunde.merging', true) IS DISTINCT FROM OLD.account_id || '>' || NEW.account_id)) EXECUTE FUNCTION refuse_change();

-- Calendars that show it are out of date.
CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF state ON participations FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_change();

CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF state ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_change();

-- Whoever has a place in a timeslot that moves, or waits for one, is told where and when it was.
CREATE OR REPLACE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_notes (participation_id, was, was_starts_at, was_ends_at, was_location, created_at)
    SELECT id, state, OLD.starts_at, OLD.ends_at, OLD.location, now() FROM participations
    WHERE timeslot_id = OLD.id AND state IN ('registered', 'waitlisted') AND account_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_move AFTER UPDATE OF starts_at, ends_at, location ON timeslots FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.ends_at, OLD.location) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.location))
  EXECUTE FUNCTION note_move();

-- An event that is called off is told to everybody, one that is over asks for feedback once. What comes into the
-- database as cancelled or finished is history and asks nobody.
CREATE OR REPLACE FUNCTION note_event_state() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER note_event_state BEFORE UPDATE OF state ON events FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state IN ('cancelled', 'finished'))
  EXECUTE FUNCTION note_event_state();

-- The log keeps what becomes of a place or of a registration, under its person, but for their own first booking. What
-- was recorded at a door the marks keep, a merge the merge.
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF state, is_extra ON participations FOR EACH ROW
  WHEN (OLD.state = NEW.state OR 'waitlisted' IN (OLD.state, NEW.state) OR 'cancelled' IN (OLD.state, NEW.state))
  EXECUTE FUNCTION audit('account_id', '-own', 'account_id', 'id', 'queue_number', 'created_at', 'starts_at', 'ends_at',
    'attended_minutes', 'skipped_at', 'called_off_from', 'changed_at', '+timeslot_id');

CREATE OR REPLACE TRIGGER audit_ends AFTER INSERT OR DELETE ON participations FOR EACH ROW
  EXECUTE FUNCTION audit('account_id', '-own', 'account_id', 'id', 'queue_number', 'created_at', 'starts_at', 'ends_at',
    'attended_minutes', 'skipped_at', 'called_off_from', 'changed_at', '+timeslot_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF state, is_extra, office_note ON event_subscriptions FOR EACH ROW
  EXECUTE FUNCTION audit('account_id', '-own', 'account_id', 'id', 'queue_number', 'created_at', 'changed_at', '+event_id');
