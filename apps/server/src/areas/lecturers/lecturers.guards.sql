-- Public answers that show it are out of date.
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lecturers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- These are words about people: whoever deletes or erases one takes them out of the log as well (`forgetValues`).
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lecturers
  FOR EACH ROW EXECUTE FUNCTION audit('id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lecturer_absences
  FOR EACH ROW EXECUTE FUNCTION audit('lecturer_id');

-- What the office needs to pay somebody: erased with the account.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lecturer_data
  FOR EACH ROW EXECUTE FUNCTION audit('account_id');
