-- Public answers that show it are out of date. Of an account only its public side counts, not each login.
CREATE OR REPLACE TRIGGER tell_change AFTER UPDATE OF first_name, last_name, profile_description, picture ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- Logins are no change of anybody's data, whether it is active is said by its state, and what proves who somebody is stands in no log.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'password_hash', 'last_login_at', 'is_active', 'email_proven_at', 'passes_from', 'attempts_from', 'keys_from');

-- Which accounts of a person became one; who erases the person takes it out of the log.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON account_merges
  FOR EACH ROW EXECUTE FUNCTION audit('account_id');

-- What was said of an address is not said of another one.
CREATE OR REPLACE FUNCTION forget_bounce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bounce := NULL;
  NEW.bounced_at := NULL;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER forget_bounce BEFORE UPDATE OF email ON accounts
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_bounce();
