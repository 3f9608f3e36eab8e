CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON waiting_changes
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'asked_by', 'asked_by_id', 'decided_by', 'decided_by_id');

-- What was asked for stays as it was asked, and is decided once.
CREATE OR REPLACE FUNCTION guard_waiting_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.changes, NEW.asked_at, NEW.asked_by) IS DISTINCT FROM (OLD.changes, OLD.asked_at, OLD.asked_by)
    OR NEW.asked_by_id IS NOT NULL AND NEW.asked_by_id IS DISTINCT FROM OLD.asked_by_id
    OR OLD.decided_at IS NOT NULL AND (NEW.decided_at, NEW.decided_by, NEW.is_confirmed)
      IS DISTINCT FROM (OLD.decided_at, OLD.decided_by, OLD.is_confirmed)
    OR OLD.decided_at IS NOT NULL AND NEW.decided_by_id IS NOT NULL AND NEW.decided_by_id IS DISTINCT FROM OLD.decided_by_id
    OR OLD.decided_at IS NULL AND NEW.is_confirmed AND (NEW.decided_by_id IS NULL OR NEW.asked_by_id IS DISTINCT FROM OLD.asked_by_id)
  THEN
    RAISE EXCEPTION 'waiting change % stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard_waiting_change BEFORE UPDATE ON waiting_changes
  FOR EACH ROW EXECUTE FUNCTION guard_waiting_change();
