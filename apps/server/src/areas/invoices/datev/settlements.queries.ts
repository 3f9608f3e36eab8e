import { sql } from 'drizzle-orm'

/**
 * Each approval, also of what was waived whole and closed with it, each giving back of what was approved, and each
 * payment, by their steps. What a payment that is undone pays is `gone`: the bank has not executed it. What the bank gave
 * back is owed again, and what it kept is a cost. A step that was given back has its document, the latest one is the
 * settlement's own; others in between differ in nothing but the account.
 */
const movements = sql`movements as (
  with steps as (
    select s.*, lag(s.state) over (partition by s.settlement_id order by s.id) as former
    from settlement_steps s where s.kind in ('state', 'closed')
  ), papers as (
    select s.id, s.settlement_id, s.state, s.former, s.at, s.payment_file_id, c.event_id,
      coalesce(s.document, (select r.document from settlement_steps r where r.settlement_id = s.settlement_id
        and r.id > s.id and r.state = 'returned' order by r.id limit 1), c.document) as document
    from steps s join settlements c on c.id = s.settlement_id
  ), back as (
    select r.id, r.returned_on, r.fee_cents, r.withdrawn_at is not null as withdrawn, p.settlement_id, p.state, p.former,
      p.at, p.payment_file_id, p.event_id, p.document
    from papers p join returned_transfers r using (settlement_id, payment_file_id) where p.state = 'paid'
  ), endings (ending, sign) as (values ('', 1), ('_gone', -1)
  ), own as (
    select 'settlement' as source, p.*, (p.at at time zone 'Europe/Berlin')::date as day, 1 as sign, false as gone,
      null::int as fee
    from papers p where p.state in ('approved', 'paid') and p.former = 'submitted'
    union all
    select 'settlement_back', p.*, (p.at at time zone 'Europe/Berlin')::date, -1, false, null
    from papers p where p.state = 'returned' and p.former in ('approved', 'paid')
    union all
    select 'payout', p.*, f.execution, -1, f.undone_at is not null, null
    from papers p join payment_files f on f.id = p.payment_file_id where p.state = 'paid'
    union all
    select 'payout_gone', p.*, f.execution, 1, false, null
    from papers p join payment_files f on f.id = p.payment_file_id where p.state = 'paid' and f.undone_at is not null
    union all
    select 'payout_return' || e.ending, b.id, b.settlement_id, b.state, b.former, b.at, b.payment_file_id, b.event_id,
      b.document, b.returned_on, e.sign, e.ending = '' and b.withdrawn, null
    from back b join endings e on e.ending = '' or b.withdrawn
    union all
    select 'payout_fee' || e.ending, b.id, b.settlement_id, b.state, b.former, b.at, b.payment_file_id, b.event_id,
      b.document, b.returned_on, -e.sign, e.ending = '' and b.withdrawn, b.fee_cents
    from back b join endings e on e.ending = '' or b.withdrawn where b.fee_cents > 0
  )
  select source, id as ref, day, sign * coalesce(fee, total + donated) as cents, donated, settlement_id, event_id, document,
    gone
  from own, lateral (select (document #>> '{sums,total}')::int as total, case when source like 'settlement%'
    then coalesce((document #>> '{sums,donated}')::int, 0) else 0 end as donated) sums
  where total + donated <> 0)`

const columns = sql`m.cents, m.donated, m.settlement_id as settlement, m.document,
  coalesce((select k.cost_centre from cost_centres k where k.event_id = m.event_id), '') as "costCentre"`

/** The postings of settlements. */
export const settlementItems = { part: 'settlements', movements, columns } as const
