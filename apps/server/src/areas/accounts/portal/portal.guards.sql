-- Who connected which account, and whether the portal makes it one of the office. The portal's name of somebody stands in
-- no log.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON portal_links
  FOR EACH ROW EXECUTE FUNCTION audit('account_id', 'subject');
