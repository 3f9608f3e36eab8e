-- Of a file for the bank: an account is gone that made or released it, and nothing else changes.
CREATE OR REPLACE FUNCTION is_account_gone(old jsonb, new jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT old <> new AND old - '{created_by_id,released_by_id}'::text[] = new - '{created_by_id,released_by_id}'::text[]
    AND new->'created_by_id' IN ('null', old->'created_by_id')
    AND new->'released_by_id' IN ('null', old->'released_by_id')
$$;

-- Who made it and that it waits never changes, nor does a release; and none is undone and released.
CREATE OR REPLACE FUNCTION is_release_forged(old jsonb, new jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (old->'created_by_id', old->'needs_release') IS DISTINCT FROM (new->'created_by_id', new->'needs_release')
    OR (old->>'released_at' IS NOT NULL
      AND (old->'released_at', old->'released_by', old->'released_by_id')
        IS DISTINCT FROM (new->'released_at', new->'released_by', new->'released_by_id'))
    OR (old->>'released_at' IS NULL AND new->>'released_at' IS NOT NULL AND new->>'released_by_id' IS NULL)
$$;

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON payment_files
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'xml', 'created_by', 'created_by_id', 'undone_by', 'released_by', 'released_by_id');

-- A file that is undone pays nothing and stays so; nothing else of a file changes once it has its text.
CREATE OR REPLACE FUNCTION guard_payment_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_account_gone(to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  IF is_release_forged(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RAISE EXCEPTION 'payment file % stays with its maker and its release', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.undone_at IS NOT NULL THEN
    RAISE EXCEPTION 'payment file % is undone and stays so', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.xml <> '' AND (NEW.xml, NEW.execution, NEW.count, NEW.total_cents)
    IS DISTINCT FROM (OLD.xml, OLD.execution, OLD.count, OLD.total_cents) THEN
    RAISE EXCEPTION 'payment file % stays as it was made', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.undone_at IS NOT NULL AND EXISTS (SELECT FROM settlements WHERE payment_file_id = NEW.id) THEN
    RAISE EXCEPTION 'payment file % still pays', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard_payment_file BEFORE UPDATE ON payment_files
  FOR EACH ROW EXECUTE FUNCTION guard_payment_file();

CREATE OR REPLACE FUNCTION refuse_undone_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payment_files WHERE id = NEW.payment_file_id AND undone_at IS NOT NULL) THEN
    RAISE EXCEPTION 'payment file % is undone', NEW.payment_file_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER refuse_undone_payment BEFORE INSERT OR UPDATE OF payment_file_id ON settlements
  FOR EACH ROW WHEN (NEW.payment_file_id IS NOT NULL) EXECUTE FUNCTION refuse_undone_payment();
