-- Notes what was written of a table that has this trigger, by whom `begin` says it was (database.ts). Its
-- arguments: the column that holds the record's id, then those that other triggers keep, which are no change of anybody,
-- and with a '+' those that a change names even where they stay: which of a record's parts it was. With '-own' a row
-- that a person makes for themselves is not copied, as it says who and when, nor one that holds no place yet; asked here
-- and first of all, because a registration rush waits for it, and a WHEN would be read anew for each statement.
CREATE OR REPLACE FUNCTION audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  writer text := coalesce(nullif(current_setting('tafelrunde.writer', true), ''), 'unknown');
  old_row jsonb;
  new_row jsonb;
  named text[];
  record_id integer;
BEGIN
  IF TG_OP = 'INSERT' AND TG_ARGV[1] = '-own' THEN
    IF writer IN ('own', 'request:' || NEW.account_id) OR NEW.state = 'cancelled' THEN
      RETURN NULL;
    END IF;
  END IF;
  IF writer = 'own' THEN -- Of many at once each writes what is theirs.
    writer := 'request:' || NEW.account_id;
  END IF;
  old_row := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  named := array(SELECT ltrim(name, '+') FROM unnest(TG_ARGV[1:]) name WHERE name LIKE '+%');
  record_id := coalesce(new_row, old_row) ->> TG_ARGV[0];
  old_row := old_row - TG_ARGV[1:];
  new_row := new_row - TG_ARGV[1:];
  IF record_id IS NULL THEN -- What is nobody's any more, as a place of somebody who is erased, has no history.
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(key, was.value), jsonb_object_agg(key, now.value) INTO old_row, new_row
      FROM jsonb_each(old_row) was JOIN jsonb_each(new_row) now USING (key) WHERE was.value <> now.value OR key = ANY (named);
    IF new_row IS NOT DISTINCT FROM old_row THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO audit_entries (created_at, actor, api_key, via, subject, record, action, before, after)
    VALUES (clock_timestamp(), nullif(split_part(writer, ':', 2), '')::integer, nullif(split_part(writer, ':', 3), '')::integer,
      split_part(writer, ':', 1), TG_TABLE_NAME, record_id, CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'change' ELSE 'delete' END, old_row, new_row);
  RETURN NULL;
END $$;
