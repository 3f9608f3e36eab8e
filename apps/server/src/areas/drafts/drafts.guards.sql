-- Whoever makes, renews or ends a link is noted; its secret is not.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON draft_links
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'secret_hash');
