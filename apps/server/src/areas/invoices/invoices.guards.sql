-- An invoice stays as it was written.
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER invoice_stays BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

-- What it says is in the invoice itself, which is never changed.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'document', 'xml');

-- What takes an invoice back is of its order. Credits never take more than is left of it, and only as long as it holds; what
-- cancels it takes just that, so that all of its papers together are 0.
CREATE OR REPLACE FUNCTION refuse_wrong_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former invoices;
  left_cents bigint;
BEGIN
  SELECT * INTO former FROM invoices WHERE id = coalesce(NEW.cancels, NEW.corrects);
  SELECT sum(gross_cents) INTO left_cents FROM invoices WHERE id = former.id OR corrects = former.id;
  IF former.kind <> 'invoice' OR former.order_id <> NEW.order_id THEN
    RAISE EXCEPTION 'only an invoice of the same order is taken back' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.kind = 'credit' AND (NEW.gross_cents >= 0 OR left_cents < 0) THEN
    RAISE EXCEPTION 'more is credited than is left of the invoice' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.kind = 'credit' AND EXISTS (SELECT FROM invoices WHERE cancels = former.id) THEN
    RAISE EXCEPTION 'a cancelled invoice is not credited' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.kind = 'cancellation' AND NEW.gross_cents + left_cents <> 0 THEN
    RAISE EXCEPTION 'a cancellation takes back what is left of its invoice' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reversal_is_right AFTER INSERT ON invoices FOR EACH ROW WHEN (NEW.kind <> 'invoice')
  EXECUTE FUNCTION refuse_wrong_reversal();
