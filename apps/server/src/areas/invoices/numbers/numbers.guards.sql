-- Numbers count on, never back: what was given out once is somebody's paper.
CREATE OR REPLACE FUNCTION refuse_earlier_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.year <> OLD.year OR NEW.last < OLD.last THEN
    RAISE EXCEPTION 'numbers of invoices count on' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER number_counts_on BEFORE UPDATE OR DELETE ON invoice_numbers
  FOR EACH ROW EXECUTE FUNCTION refuse_earlier_number();

-- What was left out stays so, and why.
CREATE OR REPLACE FUNCTION refuse_gap_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a gap is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER gap_stays BEFORE UPDATE OR DELETE ON invoice_gaps FOR EACH ROW EXECUTE FUNCTION refuse_gap_change();

-- No invoice has a number that was left out, and none that one has is left out. Both hold the row of the year.
CREATE OR REPLACE FUNCTION refuse_number_in_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoice_gaps WHERE year = NEW.year AND NEW.running BETWEEN first AND last) THEN
    RAISE EXCEPTION 'this number was left out' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER number_was_not_left_out BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_number_in_gap();

CREATE OR REPLACE FUNCTION refuse_gap_with_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE year = NEW.year AND running BETWEEN NEW.first AND NEW.last) THEN
    RAISE EXCEPTION 'an invoice has this number' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER gap_has_no_invoice BEFORE INSERT ON invoice_gaps
  FOR EACH ROW EXECUTE FUNCTION refuse_gap_with_invoice();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoice_gaps
  FOR EACH ROW EXECUTE FUNCTION audit('id');
