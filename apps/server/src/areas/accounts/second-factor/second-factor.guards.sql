-- Who switched it on or off, and when. What proves who somebody is stands in no log, and a login is no change.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION audit('account_id', 'sealed_secret', 'sealed_by', 'last_step');

-- A code is good once: the half minute of the last one never goes back.
CREATE OR REPLACE FUNCTION keep_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a code of account % is used once', OLD.account_id USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_step BEFORE UPDATE ON second_factors
  FOR EACH ROW WHEN (NEW.last_step < OLD.last_step OR NEW.account_id <> OLD.account_id) EXECUTE FUNCTION keep_step();

-- A recovery code that was used stays used, and is never another one.
CREATE OR REPLACE FUNCTION keep_recovery_code_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a recovery code of account % is used once', OLD.account_id
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_recovery_code_used BEFORE UPDATE ON recovery_codes
  FOR EACH ROW WHEN (OLD.used_at IS NOT NULL OR NEW.hash <> OLD.hash OR NEW.account_id <> OLD.account_id)
  EXECUTE FUNCTION keep_recovery_code_used();
