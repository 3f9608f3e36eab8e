-- Only that it was: the mails themselves go after a while, with what is noted here.
CREATE OR REPLACE TRIGGER audit AFTER INSERT ON mail_resends
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'mail_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON mail_texts
  FOR EACH ROW EXECUTE FUNCTION audit('id');
