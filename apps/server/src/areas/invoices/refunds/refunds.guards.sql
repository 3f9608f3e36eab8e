CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON refund_files
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'xml', 'created_by', 'created_by_id', 'undone_by', 'released_by', 'released_by_id');

-- A file that is undone refunds nothing and stays so; nothing else of a file changes once it has its text.
CREATE OR REPLACE FUNCTION guard_refund_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_account_gone(to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND is_release_forged(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RAISE EXCEPTION 'refund file % stays with its maker and its release', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF TG_OP = 'DELETE' OR OLD.undone_at IS NOT NULL THEN
    RAISE EXCEPTION 'refund file % stays', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.xml <> '' AND to_jsonb(NEW) - '{undone_at,undone_by,undone_reason,released_at,released_by,released_by_id}'::text[]
    <> to_jsonb(OLD) - '{undone_at,undone_by,undone_reason,released_at,released_by,released_by_id}'::text[] THEN
    RAISE EXCEPTION 'refund file % stays as it was made', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.undone_at IS NOT NULL AND EXISTS (SELECT FROM refund_transfers t JOIN order_payments p ON p.id = t.payment_id
    WHERE t.file_id = NEW.id AND p.withdrawn_at IS NULL) THEN
    RAISE EXCEPTION 'refund file % still refunds', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard_refund_file BEFORE UPDATE OR DELETE ON refund_files
  FOR EACH ROW EXECUTE FUNCTION guard_refund_file();

-- A transfer stays as the bank got it, and is one of a refund that counts, in a file that does.
CREATE OR REPLACE FUNCTION guard_refund_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'a refund''s transfer is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM order_payments WHERE id = NEW.payment_id AND kind = 'refund' AND withdrawn_at IS NULL)
    OR NOT EXISTS (SELECT FROM refund_files WHERE id = NEW.file_id AND undone_at IS NULL) THEN
    RAISE EXCEPTION 'only a refund that counts is transferred' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard_refund_transfer BEFORE INSERT OR UPDATE OR DELETE ON refund_transfers
  FOR EACH ROW EXECUTE FUNCTION guard_refund_transfer();
