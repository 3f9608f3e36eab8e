-- What was noted stays as it is; it goes with what names the buyer.
CREATE OR REPLACE FUNCTION refuse_vat_check_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was noted of a VAT id is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER vat_check_stays BEFORE UPDATE ON vat_checks
  FOR EACH ROW EXECUTE FUNCTION refuse_vat_check_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON vat_checks
  FOR EACH ROW EXECUTE FUNCTION audit('order_id', 'id', 'noted_by', 'noted_at');
