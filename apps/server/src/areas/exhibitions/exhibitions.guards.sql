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
  FOR EACH ROW EXECUTE FUNCTION audit('order_id');
