-- Noted under its owner, as erasing them takes it out of the log. That it is used is no change, and its secret stands in
-- no log, not even as a hash.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON api_keys
  FOR EACH ROW EXECUTE FUNCTION audit('account_id', 'secret_hash', 'last_used_at', 'last_network');

-- Whoever is of the office no more, or wants all of their keys to end, has no key: nor one that is good again later.
CREATE OR REPLACE FUNCTION end_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_keys SET revoked_at = clock_timestamp() WHERE account_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER end_keys AFTER UPDATE OF state, is_staff, keys_from ON accounts
  FOR EACH ROW WHEN (NOT (NEW.is_active AND NEW.is_staff) OR NEW.keys_from IS DISTINCT FROM OLD.keys_from) EXECUTE FUNCTION end_keys();
