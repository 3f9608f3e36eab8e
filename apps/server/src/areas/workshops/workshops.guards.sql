-- Calendars that show it are out of date, and so are public answers.
CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF name, description ON workshops FOR EACH ROW
  WHEN ((OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)) EXECUTE FUNCTION note_change();

CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON workshops
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON workshop_schooltypes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON workshop_lecturers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
