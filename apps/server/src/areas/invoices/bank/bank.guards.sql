-- What came in stays as the bank said it, and with the invoices that it paid; it is taken back, or goes back, as a whole, once.
CREATE OR REPLACE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER bank_entry_stays BEFORE DELETE ON bank_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
CREATE OR REPLACE TRIGGER bank_entry_stays_as_it_is BEFORE UPDATE ON bank_entries FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR to_jsonb(OLD) - '{withdrawn_at,return_key,returned_on,return_fee_cents,return_reason}'::text[]
      <> to_jsonb(NEW) - '{withdrawn_at,return_key,returned_on,return_fee_cents,return_reason}'::text[])
  EXECUTE FUNCTION refuse_payment_change();
CREATE OR REPLACE TRIGGER invoice_payment_stays BEFORE UPDATE OR DELETE ON invoice_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON bank_entries
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'key', 'likeness', 'return_key', 'remittance', 'payer_iban', 'read_at');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoice_payments
  FOR EACH ROW EXECUTE FUNCTION audit('invoice_id');
