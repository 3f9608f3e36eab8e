-- What programs are told of (decision 66), noted where it is written, whoever writes it: in the same transaction, for
-- each program that wants to hear of this kind. Without any, the question for them is all that it costs. One that is
-- deleted at the same moment is waited for and told nothing: no booking fails because of it.

-- A secret stands in no log, sealed or not; that a program does not answer is no change of anybody.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON webhooks
  FOR EACH ROW EXECUTE FUNCTION audit('id', 'sealed_secret', 'sealed_by', 'former_secret', 'failing_since');

-- New ones are asked for once for all of a statement: a registration rush waits for it.
CREATE OR REPLACE FUNCTION tell_new_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE state = 'active') THEN
    INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
      SELECT w.id, happened.type, jsonb_build_object('place_id', a.id, 'timeslot_id', a.timeslot_id,
        'event_id', t.event_id, 'account_id', a.account_id, 'state', a.state)
        || CASE happened.kind WHEN 'attendance' THEN jsonb_build_object('minutes', a.attended_minutes) ELSE '{}' END, now()
      FROM added a
      JOIN timeslots t ON t.id = a.timeslot_id
      CROSS JOIN LATERAL (SELECT
        CASE WHEN a.state IN ('attended', 'absent') THEN 'attendance.recorded' ELSE 'place.created' END AS type,
        CASE WHEN a.state IN ('attended', 'absent') THEN 'attendance' ELSE 'registration' END AS kind) happened
      JOIN webhooks w ON w.state = 'active' AND happened.kind = ANY (w.kinds)
      WHERE a.state <> 'cancelled' AND a.account_id IS NOT NULL
      FOR KEY SHARE OF w;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_new_places AFTER INSERT ON participations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_new_places();

CREATE OR REPLACE FUNCTION tell_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_is text := CASE TG_OP WHEN 'DELETE' THEN 'cancelled' ELSE NEW.state END;
  minutes integer := CASE TG_OP WHEN 'DELETE' THEN NULL ELSE NEW.attended_minutes END;
  is_attendance boolean := OLD.state IN ('attended', 'absent') OR now_is IN ('attended', 'absent');
  is_promotion boolean := OLD.state = 'waitlisted' AND now_is = 'registered';
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
    SELECT id,
      CASE WHEN is_attendance THEN 'attendance.recorded' WHEN now_is = 'cancelled' THEN 'place.cancelled'
        WHEN is_promotion THEN 'place.promoted' ELSE 'place.created' END,
      jsonb_build_object('place_id', OLD.id, 'timeslot_id', OLD.timeslot_id,
        'event_id', (SELECT event_id FROM timeslots WHERE id = OLD.timeslot_id), 'account_id', OLD.account_id, 'state', now_is)
        || CASE WHEN is_attendance THEN jsonb_build_object('minutes', minutes) ELSE '{}' END,
      now()
    FROM webhooks WHERE state = 'active' AND CASE WHEN is_attendance THEN 'attendance'
      WHEN is_promotion THEN 'promotion' ELSE 'registration' END = ANY (kinds)
    FOR KEY SHARE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_place AFTER UPDATE OF state, attended_minutes ON participations FOR EACH ROW
  WHEN ((OLD.state, OLD.attended_minutes) IS DISTINCT FROM (NEW.state, NEW.attended_minutes) AND OLD.account_id IS NOT NULL)
  EXECUTE FUNCTION tell_place();

CREATE OR REPLACE TRIGGER tell_place_gone AFTER DELETE ON participations FOR EACH ROW
  WHEN (OLD.state <> 'cancelled' AND OLD.account_id IS NOT NULL) EXECUTE FUNCTION tell_place();

CREATE OR REPLACE FUNCTION tell_new_registrations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE state = 'active') THEN
    INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
      SELECT w.id, 'registration.created', jsonb_build_object('registration_id', a.id, 'event_id', a.event_id,
        'account_id', a.account_id, 'state', a.state), now()
      FROM added a JOIN webhooks w ON w.state = 'active' AND 'registration' = ANY (w.kinds)
      WHERE a.state <> 'cancelled' AND a.account_id IS NOT NULL
      FOR KEY SHARE OF w;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_new_registrations AFTER INSERT ON event_subscriptions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_new_registrations();

CREATE OR REPLACE FUNCTION tell_registration() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_is text := CASE TG_OP WHEN 'DELETE' THEN 'cancelled' ELSE NEW.state END;
  is_promotion boolean := OLD.state = 'waitlisted' AND now_is = 'registered';
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
    SELECT id,
      CASE WHEN now_is = 'cancelled' THEN 'registration.cancelled' WHEN is_promotion THEN 'registration.promoted'
        ELSE 'registration.created' END,
      jsonb_build_object('registration_id', OLD.id, 'event_id', OLD.event_id, 'account_id', OLD.account_id, 'state', now_is),
      now()
    FROM webhooks
    WHERE state = 'active' AND CASE WHEN is_promotion THEN 'promotion' ELSE 'registration' END = ANY (kinds)
    FOR KEY SHARE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_registration AFTER UPDATE OF state ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND OLD.account_id IS NOT NULL) EXECUTE FUNCTION tell_registration();

CREATE OR REPLACE TRIGGER tell_registration_gone AFTER DELETE ON event_subscriptions FOR EACH ROW
  WHEN (OLD.state <> 'cancelled' AND OLD.account_id IS NOT NULL) EXECUTE FUNCTION tell_registration();

CREATE OR REPLACE FUNCTION tell_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
    SELECT id, 'order.' || CASE NEW.state WHEN 'ordered' THEN 'placed' ELSE NEW.state END,
      jsonb_build_object('order_id', NEW.id, 'event_id', NEW.event_id, 'account_id', NEW.account_id, 'state', NEW.state),
      now()
    FROM webhooks WHERE state = 'active' AND 'order' = ANY (kinds)
    FOR KEY SHARE;
  -- What costs nothing, or was paid with an invoice before, is paid at once.
  IF NEW.state = 'invoiced' AND (SELECT state = 'paid' FROM order_balances WHERE order_id = NEW.id) THEN
    INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
      SELECT id, 'order.paid',
        jsonb_build_object('order_id', NEW.id, 'event_id', NEW.event_id, 'account_id', NEW.account_id, 'state', 'paid'), now()
      FROM webhooks WHERE state = 'active' AND 'order' = ANY (kinds)
      FOR KEY SHARE;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_new_order AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION tell_order();

CREATE OR REPLACE TRIGGER tell_order AFTER UPDATE OF state ON orders FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION tell_order();

-- Whether an order is paid follows from its payments (decision 79) and credits (89): told is that it is now and was not before, or the other
-- way round. 'invoiced' and 'paid' are told by what is open, which the row here has just changed by so many cents.
CREATE OR REPLACE FUNCTION tell_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE state = 'active' AND 'order' = ANY (kinds)) THEN
    RETURN NULL;
  END IF;
  FOR one IN SELECT o.id, o.event_id, o.account_id, b.state, b.open_cents, changed.cents
    FROM (SELECT i.order_id, sum(p.cents) AS cents FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id
        WHERE TG_TABLE_NAME = 'bank_entries' AND p.entry_id = NEW.id GROUP BY i.order_id
      UNION ALL SELECT i.order_id, -(to_jsonb(NEW) ->> 'cents')::bigint FROM invoices i
        WHERE TG_TABLE_NAME = 'invoice_payments' AND i.id = (to_jsonb(NEW) ->> 'invoice_id')::integer
      UNION ALL SELECT (to_jsonb(NEW) ->> 'order_id')::integer, (to_jsonb(NEW) ->> 'cents')::bigint
        * CASE WHEN (to_jsonb(NEW) ->> 'kind' = 'payment') = (TG_OP = 'INSERT') THEN -1 ELSE 1 END
        WHERE TG_TABLE_NAME = 'order_payments'
      UNION ALL SELECT (to_jsonb(NEW) ->> 'order_id')::integer, (to_jsonb(NEW) ->> 'gross_cents')::bigint
        WHERE TG_TABLE_NAME = 'invoices') changed
    JOIN order_balances b ON b.order_id = changed.order_id JOIN orders o ON o.id = b.order_id
    WHERE o.state = 'invoiced' AND (b.open_cents <= 0) <> (b.open_cents - changed.cents <= 0)
  LOOP
    INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
      SELECT id, 'order.' || one.state,
        jsonb_build_object('order_id', one.id, 'event_id', one.event_id, 'account_id', one.account_id, 'state', one.state), now()
      FROM webhooks WHERE state = 'active' AND 'order' = ANY (kinds)
      FOR KEY SHARE;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_balance AFTER INSERT ON order_payments FOR EACH ROW EXECUTE FUNCTION tell_balance();
CREATE OR REPLACE TRIGGER tell_balance_again AFTER UPDATE ON order_payments FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL) EXECUTE FUNCTION tell_balance();
CREATE OR REPLACE TRIGGER tell_balance AFTER INSERT ON invoices FOR EACH ROW
  WHEN (NEW.kind = 'credit') EXECUTE FUNCTION tell_balance();
CREATE OR REPLACE TRIGGER tell_balance AFTER INSERT ON invoice_payments FOR EACH ROW EXECUTE FUNCTION tell_balance();
CREATE OR REPLACE TRIGGER tell_balance AFTER UPDATE ON bank_entries FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL) EXECUTE FUNCTION tell_balance();

CREATE OR REPLACE FUNCTION tell_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, type, data, created_at)
    SELECT id, 'settlement.' || NEW.state,
      jsonb_build_object('settlement_id', NEW.id, 'event_id', NEW.event_id, 'lecturer_id', NEW.lecturer_id, 'state', NEW.state),
      now()
    FROM webhooks WHERE state = 'active' AND 'settlement' = ANY (kinds)
    FOR KEY SHARE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_settlement AFTER UPDATE OF state ON settlements FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state <> 'open') EXECUTE FUNCTION tell_settlement();
