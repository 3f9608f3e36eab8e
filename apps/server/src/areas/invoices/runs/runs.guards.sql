-- That it was started, stopped and gone on with; how far it is says the run itself.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF state ON invoice_runs
  FOR EACH ROW EXECUTE FUNCTION audit('event_id', 'id', 'created_at', 'started_by', 'orders', 'done', 'written',
    'failures', 'finished_at');
