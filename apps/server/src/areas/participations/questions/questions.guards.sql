-- Whoever gives up an event, or is erased, leaves no answers behind, on whichever way: what they were for is gone.
CREATE OR REPLACE FUNCTION drop_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM event_answers WHERE subscription_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER drop_answers AFTER UPDATE OF state, account_id ON event_subscriptions FOR EACH ROW
  WHEN ((NEW.state = 'cancelled' AND OLD.state <> 'cancelled') OR NEW.account_id IS NULL)
  EXECUTE FUNCTION drop_answers();

-- Of one event at most one question is that of the region; deferred, so that another one may become it in one transaction.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'event_questions_one_region') THEN
    ALTER TABLE event_questions ADD CONSTRAINT event_questions_one_region
      EXCLUDE USING btree (event_id WITH =) WHERE (is_region AND is_active) DEFERRABLE INITIALLY DEFERRED;
  END IF;
END $$;

-- An event says whether it asks anything, so public answers are out of date.
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_questions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- As parts of one record: the event's.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON event_questions
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'id', '+text');
