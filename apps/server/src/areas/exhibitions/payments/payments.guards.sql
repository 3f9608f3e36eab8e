-- What was noted stays as it is; it is taken back as a whole, once.
CREATE OR REPLACE FUNCTION refuse_order_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment of an order is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER order_payment_stays BEFORE DELETE ON order_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_order_payment_change();
-- A refund counts again only where what took it back, that its transfer came back, was noted by mistake.
CREATE OR REPLACE FUNCTION guard_order_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{withdrawn_at,withdrawn_by}'::text[] <> to_jsonb(NEW) - '{withdrawn_at,withdrawn_by}'::text[]
    OR NEW.withdrawn_at IS NOT NULL OR NOT EXISTS (SELECT FROM refund_returns
      WHERE payment_id = OLD.id AND noted_at = OLD.withdrawn_at AND withdrawn_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a payment of an order is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER order_payment_stays_as_it_is BEFORE UPDATE ON order_payments FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR to_jsonb(OLD) - '{withdrawn_at,withdrawn_by}'::text[] <> to_jsonb(NEW) - '{withdrawn_at,withdrawn_by}'::text[])
  EXECUTE FUNCTION guard_order_payment_change();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON order_payments
  FOR EACH ROW EXECUTE FUNCTION audit('order_id', 'id', 'noted_by', 'noted_at', 'withdrawn_by', '+kind');
