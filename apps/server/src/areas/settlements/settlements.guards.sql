-- The settlements of an event begin when it is finished, however that comes about: one per lecturer who has a Termin that
-- takes place or is paid nevertheless.
CREATE OR REPLACE FUNCTION begin_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settlements (lecturer_id, event_id, created_at)
    SELECT DISTINCT wl.lecturer_id, NEW.id, now()
    FROM workshop_lecturers wl JOIN timeslots t ON t.workshop_id = wl.workshop_id
    WHERE t.event_id = NEW.id AND (t.called_off_at IS NULL OR t.fee_stays)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER begin_settlements AFTER UPDATE OF state ON events FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state = 'finished')
  EXECUTE FUNCTION begin_settlements();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON settlements
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'document');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON settlement_expenses
  FOR EACH ROW EXECUTE FUNCTION audit('settlement_id');

-- Who asks that a settlement goes to the account in their data means the one that stands there; of another they ask again.
CREATE OR REPLACE FUNCTION end_bank_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE settlements s SET bank_wished_at = NULL FROM lecturers l
    WHERE l.id = s.lecturer_id AND l.account_id = NEW.account_id AND s.bank_wished_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_bank_wishes AFTER UPDATE OF iban, account_holder ON lecturer_data FOR EACH ROW
  WHEN ((OLD.iban, OLD.account_holder) IS DISTINCT FROM (NEW.iban, NEW.account_holder))
  EXECUTE FUNCTION end_bank_wishes();
