CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoice_reminders
  FOR EACH ROW EXECUTE FUNCTION audit('invoice_id', 'sent_at', 'letter_id');

-- Those from before letters were kept have none.
CREATE OR REPLACE FUNCTION refuse_reminder_without_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a reminder is a letter that is kept' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER reminder_is_a_letter BEFORE INSERT ON invoice_reminders FOR EACH ROW WHEN (NEW.letter_id IS NULL)
  EXECUTE FUNCTION refuse_reminder_without_letter();
