-- Public answers that show it are out of date. Of an account only its public side counts, not each login.
CREATE OR REPLACE TRIGGER tell_change AFTER UPDATE OF first_name, last_name, profile_description, picture ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
