-- What came back stays as the bank said it, and was a transfer that the bank had executed; it is taken back as a whole, once.
CREATE OR REPLACE FUNCTION guard_refund_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM refund_transfers t JOIN refund_files f ON f.id = t.file_id
      JOIN order_payments p ON p.id = t.payment_id
      WHERE p.id = NEW.payment_id AND p.withdrawn_at = NEW.noted_at AND p.cents = NEW.cents + NEW.fee_cents
        AND f.undone_at IS NULL AND f.execution <= NEW.returned_on) THEN
      RAISE EXCEPTION 'only a refund that was transferred comes back' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.withdrawn_at IS NOT NULL OR to_jsonb(OLD) - '{withdrawn_at,withdrawn_by}'::text[]
    <> to_jsonb(NEW) - '{withdrawn_at,withdrawn_by}'::text[] THEN
    RAISE EXCEPTION 'the return of refund % stays as it was noted', OLD.payment_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard_refund_return BEFORE INSERT OR UPDATE OR DELETE ON refund_returns
  FOR EACH ROW EXECUTE FUNCTION guard_refund_return();
