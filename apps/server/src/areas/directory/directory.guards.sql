-- Public answers that show them are out of date.
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exhibitors
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exhibitor_events
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- Whom the office writes to is a person: whoever deletes an entry, or erases its account, takes that out of the log.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON exhibitors
  FOR EACH ROW EXECUTE FUNCTION audit('id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON exhibitor_events
  FOR EACH ROW EXECUTE FUNCTION audit('exhibitor_id');
