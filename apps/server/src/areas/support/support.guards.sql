-- That and when it was dealt with: the messages themselves are deleted with whoever wrote them.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON support_messages
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'name', 'email', 'subject', 'message');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON support_answers
  FOR EACH ROW EXECUTE FUNCTION audit('message_id', 'by', 'message');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON support_texts
  FOR EACH ROW EXECUTE FUNCTION audit('id');
