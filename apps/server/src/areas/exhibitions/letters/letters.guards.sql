-- What was sent cannot be made unsent.
CREATE OR REPLACE FUNCTION refuse_letter_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a letter that was sent is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER letter_stays BEFORE UPDATE OR DELETE ON order_letters
  FOR EACH ROW EXECUTE FUNCTION refuse_letter_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON order_letters
  FOR EACH ROW EXECUTE FUNCTION audit('order_id', 'id', 'file');
