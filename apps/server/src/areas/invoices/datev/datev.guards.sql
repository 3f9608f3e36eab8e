CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON datev_settings
  FOR EACH ROW EXECUTE FUNCTION audit('id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON cost_centres
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');

-- What went to the tax adviser stays noted.
CREATE OR REPLACE FUNCTION refuse_export_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an export is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER export_stays BEFORE UPDATE OR DELETE ON datev_exports FOR EACH ROW EXECUTE FUNCTION refuse_export_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON datev_exports
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'made_by', 'through_invoice');

CREATE OR REPLACE TRIGGER item_stays BEFORE UPDATE OR DELETE ON datev_items FOR EACH ROW EXECUTE FUNCTION refuse_export_change();
