-- What is published stays as people read it.
CREATE OR REPLACE FUNCTION refuse_legal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'a published legal text is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE OR REPLACE TRIGGER legal_text_stays BEFORE UPDATE OR DELETE ON legal_texts
  FOR EACH ROW EXECUTE FUNCTION refuse_legal_change();

-- Public answers that show them are out of date.
CREATE OR REPLACE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_texts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON legal_texts
  FOR EACH ROW EXECUTE FUNCTION audit('id');
