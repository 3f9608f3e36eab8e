-- What is said of a Termin at once, in its form or by an import, counts: what was only planned for it is out of date.
CREATE OR REPLACE FUNCTION drop_plan_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM plan_changes WHERE timeslot_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER drop_plan_change AFTER UPDATE OF starts_at, ends_at, room_id, location ON timeslots
  FOR EACH ROW WHEN ((OLD.starts_at, OLD.ends_at, OLD.room_id) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.room_id)
    -- A room that is only called otherwise moves nothing.
    OR (NEW.room_id IS NULL AND OLD.location <> NEW.location))
  EXECUTE FUNCTION drop_plan_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON plan_changes
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON plan_rules
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');
-- That it was published, by whom and when: what it says stands in the version itself.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON plan_versions
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'items');
