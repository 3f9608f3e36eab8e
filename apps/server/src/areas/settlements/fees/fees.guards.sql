-- What an event pays, as parts of one record: the event's.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON fee_terms
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON fee_rules
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', '+role');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON later_fees
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', '+role', '+valid_from');
