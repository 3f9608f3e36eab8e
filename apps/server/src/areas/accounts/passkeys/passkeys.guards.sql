-- Who added which passkey, renamed or removed it, and when. What logs in stands in no log, and a login is no change.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION audit('account_id', 'id', 'credential_id', 'public_key', 'counter', 'rp_id', 'last_used_at');

-- A passkey stays the one that it is, and what its authenticator has counted never goes back.
CREATE OR REPLACE FUNCTION keep_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'passkey % stays what it is', OLD.id USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_passkey BEFORE UPDATE ON passkeys
  FOR EACH ROW WHEN (
    NEW.account_id <> OLD.account_id OR NEW.credential_id <> OLD.credential_id OR NEW.public_key <> OLD.public_key
    OR NEW.rp_id <> OLD.rp_id OR NEW.counter < OLD.counter)
  EXECUTE FUNCTION keep_passkey();
