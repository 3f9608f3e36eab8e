-- What the guards of several areas call. A guard stands beside the tables that it keeps right; where it joins two
-- areas, in the one that may know the other (downhill, as services do). Applied at each start that finds the database
-- to differ from these files: see docs/decisions/0014-guards-beside-tables.md.

-- Tells every listening process at commit which table changed; the same word twice is told once. Whoever has said so
-- tells it later, together with others (changes.ts).
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('tafelrunde.told', true) = 'later' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_notify('changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Calendars take a changed entry only if it says that it is newer: whatever they show leaves its moment here.
-- Not now(), which is when the transaction began: who waited for the row is the later one.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
