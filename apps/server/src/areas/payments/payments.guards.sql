CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON payment_files
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'xml', 'undone_by');

-- A file that is undone pays nothing and stays so; nothing else of a file changes once it has its text.
CREATE OR REPLACE FUNCTION guard_payment_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
