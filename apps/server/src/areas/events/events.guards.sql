-- What else follows from an event's state stands with those who follow: notes to whoever has registered in
-- participations.guards.sql, the begin of settlements in settlements.guards.sql. Its counters: participations.guards.sql.

-- Calendars that show it are out of date, and so are public answers.
CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE OF name, state, starts_at, ends_at, location ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.starts_at, OLD.ends_at, OLD.location, OLD.state = 'cancelled')
    IS DISTINCT FROM (NEW.name, NEW.starts_at, NEW.ends_at, NEW.location, NEW.state = 'cancelled'))
  EXECUTE FUNCTION note_change();

CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
