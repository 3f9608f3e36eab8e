-- What else follows from a timeslot that moves, the notes to whoever has a place in it, stands in
-- participations.guards.sql, and so do its counters.

-- Calendars that show it are out of date, and so are public answers.
CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF workshop_id, caption, starts_at, ends_at, location, called_off_at ON timeslots FOR EACH ROW
  WHEN ((OLD.workshop_id, OLD.caption, OLD.starts_at, OLD.ends_at, OLD.location, OLD.called_off_at)
    IS DISTINCT FROM (NEW.workshop_id, NEW.caption, NEW.starts_at, NEW.ends_at, NEW.location, NEW.called_off_at))
  EXECUTE FUNCTION note_change();

-- Whatever an open programme shows of it.
CREATE OR REPLACE TRIGGER tell_places AFTER INSERT OR UPDATE OF event_id, workshop_id, caption, starts_at, ends_at, location,
  capacity, called_off_at, seats_taken, waitlist_count ON timeslots
  FOR EACH ROW EXECUTE FUNCTION tell_places();

CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON timeslots
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- All that people write of it; its counters are the other triggers'.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF event_id, workshop_id, guid, caption, starts_at, ends_at,
  location, room_id, break_minutes, capacity, called_off_at, called_off_reason, fee_stays, alternatives ON timeslots
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'seats_taken', 'seats_allotted', 'waitlist_count', 'changed_at');
