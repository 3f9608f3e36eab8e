-- Noted under the account that was looked at; who looked is the entry's writer.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON looks
  FOR EACH ROW EXECUTE FUNCTION audit('account_id', 'key', 'looker_id', 'session_id');
