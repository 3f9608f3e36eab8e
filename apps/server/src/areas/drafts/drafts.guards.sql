-- Whoever makes, renews or ends a link is noted; its secret is not.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON draft_links
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'secret_hash');

-- Once everybody sees the event its link has ended, also if it should become a draft again.
CREATE OR REPLACE FUNCTION end_draft_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM draft_links WHERE event_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_draft_link AFTER UPDATE OF state ON events FOR EACH ROW
  WHEN (OLD.state = 'draft' AND NEW.state <> 'draft') EXECUTE FUNCTION end_draft_link();
