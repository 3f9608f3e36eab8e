-- Whose account the office closes has no calendar at the former address any more, nor again should it be opened.
CREATE OR REPLACE FUNCTION end_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feeds WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER end_feed AFTER UPDATE OF state ON accounts
  FOR EACH ROW WHEN (NEW.state = 'closed') EXECUTE FUNCTION end_feed();
