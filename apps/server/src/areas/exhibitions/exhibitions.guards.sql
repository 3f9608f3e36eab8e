-- What is taken of an event's stock follows what is ordered. The update locks the item's row and meets its check
-- "not oversold", so that one too many is refused here at the latest.
CREATE OR REPLACE FUNCTION count_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE price_items SET taken = taken - OLD.quantity WHERE id = OLD.item_id AND OLD.holds;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE price_items SET taken = taken + NEW.quantity WHERE id = NEW.item_id AND NEW.holds;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_ordered AFTER INSERT OR UPDATE OR DELETE ON order_items
  FOR EACH ROW EXECUTE FUNCTION count_ordered();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION audit('id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON order_items
  FOR EACH ROW EXECUTE FUNCTION audit('order_id', 'id');

-- All that people write of what is offered, as parts of one record: the event's.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON exhibitions
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON hall_images
  FOR EACH ROW EXECUTE FUNCTION audit('event_id');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF kind, name, unit_cents, tax_case, exemption, on_site,
  stock ON price_items
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'id', 'taken', '+kind');
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF place, hall_column, hall_row ON hall_tables
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'id', 'order_id', '+place');
