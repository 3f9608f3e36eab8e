-- What else follows from an event's state stands with those who follow: notes to whoever has registered in
-- participations.guards.sql, the begin of settlements in settlements.guards.sql. Its counters: participations.guards.sql.

-- Calendars that show it are out of date, and so are public answers.
CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF name, state, starts_at, ends_at, location ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.starts_at, OLD.ends_at, OLD.location, OLD.state = 'cancelled')
    IS DISTINCT FROM (NEW.name, NEW.starts_at, NEW.ends_at, NEW.location, NEW.state = 'cancelled'))
  EXECUTE FUNCTION note_change();

-- Tells every listening process at commit in which event places were taken or became free, or a timeslot is another than
-- before, as `places/12`: each wakes only those who look at this event.
CREATE OR REPLACE FUNCTION tell_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('tafelrunde.told', true) = 'later' THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'events' THEN
    PERFORM pg_notify('changes', 'places/' || NEW.id);
  ELSE
    PERFORM pg_notify('changes', 'places/' || NEW.event_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_places AFTER INSERT OR UPDATE OF seats_taken, waitlist_count, state, ends_at ON events
  FOR EACH ROW EXECUTE FUNCTION tell_places();

CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- All that people write of it; its counters are the other triggers'.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, description, state, starts_at, ends_at, location,
  image, image_alt, capacity, registration_starts_at, registration_ends_at, cancellation_deadline, feedback_required,
  feedback_deadline, unit_minutes, minimum_share, confirmation_text, accreditation ON events
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'seats_taken', 'seats_allotted', 'waitlist_count', 'changed_at', 'reminded_at', 'feedback_asked_at');
