-- What the paper says, and who may check it, is in the confirmation itself.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON confirmations
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'document', 'code', 'file');
