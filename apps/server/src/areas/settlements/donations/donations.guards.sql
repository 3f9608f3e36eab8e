-- The Doppel of what was confirmed is kept as it was (§ 50 Abs. 7 EStDV).
CREATE OR REPLACE FUNCTION refuse_donation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a Zuwendungsbestätigung is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER donation_stays BEFORE UPDATE OR DELETE ON donation_confirmations
  FOR EACH ROW EXECUTE FUNCTION refuse_donation_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON donation_confirmations
  FOR EACH ROW EXECUTE FUNCTION audit('settlement_id', 'id', 'file');
