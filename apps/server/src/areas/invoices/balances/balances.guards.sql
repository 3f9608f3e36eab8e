-- Nobody is paid back more than the association owes at that moment.
CREATE OR REPLACE FUNCTION refuse_refund_beyond() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT open_cents > 0 FROM order_balances WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'more is paid back than was paid too much' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_within AFTER INSERT ON order_payments FOR EACH ROW WHEN (NEW.kind = 'refund')
  EXECUTE FUNCTION refuse_refund_beyond();

-- Nothing is paid for what was never invoiced.
CREATE OR REPLACE FUNCTION refuse_payment_of_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'an order without an invoice has no payments' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_of_an_invoice AFTER INSERT ON order_payments FOR EACH ROW
  EXECUTE FUNCTION refuse_payment_of_nothing();
