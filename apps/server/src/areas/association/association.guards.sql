-- Public answers that show it are out of date.
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON association
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
