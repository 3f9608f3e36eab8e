-- What is held back is taken, for everybody but its group: it is in the counters of the Termin or of the event like a
-- place that somebody has, so all that asks for free places, the check "not overbooked" first of all, knows nothing else.
CREATE OR REPLACE FUNCTION count_allotted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer := 0;
  row allotted_places := coalesce(NEW, OLD);
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.released_at IS NULL THEN
    held := held - (OLD.places - OLD.given);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.released_at IS NULL THEN
    held := held + (NEW.places - NEW.given);
  END IF;
  IF held <> 0 AND row.timeslot_id IS NOT NULL THEN
    UPDATE timeslots SET seats_taken = seats_taken + held, seats_allotted = seats_allotted + held WHERE id = row.timeslot_id;
  ELSIF held <> 0 THEN
    UPDATE events SET seats_taken = seats_taken + held, seats_allotted = seats_allotted + held
      WHERE id = (SELECT event_id FROM allotments WHERE id = row.allotment_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_allotted AFTER INSERT OR UPDATE OR DELETE ON allotted_places
  FOR EACH ROW EXECUTE FUNCTION count_allotted();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON allotments
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'event_id', 'created_at');

-- As parts of one record: whom they are held for. What has been given is in the log of whoever got it.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF places ON allotted_places
  FOR EACH ROW EXECUTE FUNCTION audit('allotment_id', 'id', 'given', 'released_at', '+timeslot_id');
