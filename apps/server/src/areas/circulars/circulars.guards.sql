CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON circulars
  FOR EACH ROW EXECUTE FUNCTION audit('id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON circular_attachments
  FOR EACH ROW EXECUTE FUNCTION audit('circular_id', 'circular_id', 'file');

-- What was sent is not rewritten: it stands for what people got.
CREATE OR REPLACE FUNCTION keep_sent_circular() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a circular mail that was sent stays as it is' USING ERRCODE = 'check_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_sent_circular BEFORE UPDATE OF filters, removed, is_news, subject, text, button_label,
  button_url ON circulars
  FOR EACH ROW WHEN (OLD.state <> 'draft') EXECUTE FUNCTION keep_sent_circular();

CREATE OR REPLACE FUNCTION keep_sent_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM circulars WHERE id = coalesce(NEW.circular_id, OLD.circular_id) AND state <> 'draft') THEN
    RAISE EXCEPTION 'a circular mail that was sent keeps its files' USING ERRCODE = 'check_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER keep_sent_attachment BEFORE INSERT OR UPDATE OR DELETE ON circular_attachments
  FOR EACH ROW EXECUTE FUNCTION keep_sent_attachment();
