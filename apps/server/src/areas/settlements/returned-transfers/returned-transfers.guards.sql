-- What came back stays as the bank said it; it is taken back as a whole, once.
CREATE OR REPLACE FUNCTION guard_returned_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'returned transfer % stays as it was noted', OLD.id USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER guard_returned_transfer BEFORE UPDATE ON returned_transfers FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR to_jsonb(OLD) - '{withdrawn_at,withdrawn_by}'::text[] <> to_jsonb(NEW) - '{withdrawn_at,withdrawn_by}'::text[])
  EXECUTE FUNCTION guard_returned_transfer();

-- A file whose transfer came back pays that settlement no more, unless the return was noted by mistake.
CREATE OR REPLACE FUNCTION refuse_returned_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM returned_transfers WHERE settlement_id = NEW.id AND payment_file_id = NEW.payment_file_id
    AND withdrawn_at IS NULL) THEN
    RAISE EXCEPTION 'the transfer of payment file % came back', NEW.payment_file_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER refuse_returned_payment BEFORE UPDATE OF payment_file_id ON settlements
  FOR EACH ROW WHEN (NEW.payment_file_id IS NOT NULL) EXECUTE FUNCTION refuse_returned_payment();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON returned_transfers
  FOR EACH ROW EXECUTE FUNCTION audit('settlement_id', 'key', 'noted_by', 'withdrawn_by');
