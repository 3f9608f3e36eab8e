import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'

type Copy = { from: number; to: number; days: number; now: Date }

/** The same time of day so many days later, by the clocks in Berlin. */
const later = (moment: SQL, days: number) =>
  sql`((${moment} at time zone 'Europe/Berlin') + make_interval(days => ${days})) at time zone 'Europe/Berlin'`

/**
 * The end so many days later. What ends in the hour that clocks show twice ends before it has begun where they show it
 * once: there it takes as long as it did.
 */
const laterEnd = (days: number) => {
  const [start, end] = [later(sql`starts_at`, days), later(sql`ends_at`, days)]
  return sql`case when ${end} > ${start} then ${end} else ${start} + (ends_at - starts_at) end`
}

/** Answers the id of the new event. */
export const copyFacts = async (tx: Tx, { from, days, now, name }: Omit<Copy, 'to'> & { name: string }) => {
  const others = [
    sql`registration_starts_at`,
    sql`registration_ends_at`,
    sql`cancellation_deadline`,
    sql`feedback_deadline`,
  ].map(moment => later(moment, days))
  const moments = sql.join([later(sql`starts_at`, days), laterEnd(days), ...others], sql`, `)
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into events (name, state, created_at, starts_at, ends_at, registration_starts_at, registration_ends_at,
      cancellation_deadline, feedback_deadline, description, location, image, image_alt, capacity, feedback_required,
      unit_minutes,       minimum_share, confirmation_text, accreditation)
    select ${name}, 'draft', ${now.toISOString()}::timestamptz, ${moments}, description, location, image, image_alt, capacity,
      feedback_required, unit_minutes, minimum_share, confirmation_text, accreditation
    from events where id = ${from} returning id`)
  return onlyRow(rows).id
}

/** Workshops in their order, with school types, and all timeslots. */
export const copyProgramme = (tx: Tx, { from, to, days, now }: Copy) =>
  tx.execute(sql`
    with old as (
      select *, row_number() over (order by id) as number from workshops where event_id = ${from}
    ), made as (
      insert into workshops (event_id, created_at, name, subtitle, description, location, equipment)
      select ${to}, ${now.toISOString()}::timestamptz, name, subtitle, description, location, equipment
      from old order by number
      returning id
    ), pairs as (
      select old.id as old_id, new.id as new_id
      from old join (select id, row_number() over (order by id) as number from made) new using (number)
    ), types as (
      insert into workshop_schooltypes (workshop_id, schooltype_id)
      select new_id, schooltype_id from workshop_schooltypes join pairs on old_id = workshop_id
    )
    insert into timeslots (event_id, workshop_id, created_at, caption, starts_at, ends_at, location, room_id, break_minutes,
      capacity)
    select ${to}, new_id, ${now.toISOString()}::timestamptz, caption, ${later(sql`starts_at`, days)},
      ${laterEnd(days)}, location, room_id, break_minutes, capacity
    from timeslots left join pairs on old_id = workshop_id where event_id = ${from} order by starts_at, id`)

/** What its plan's clashes do. */
export const copyPlanRules = (tx: Tx, { from, to }: Copy) =>
  tx.execute(sql`
    insert into plan_rules (event_id, weights, walk_minutes)
    select ${to}, weights, walk_minutes from plan_rules where event_id = ${from}`)

/** What it asks at registration. */
export const copyQuestions = (tx: Tx, { from, to }: Copy) =>
  tx.execute(sql`
    insert into event_questions (event_id, kind, text, help, options, required, is_health, is_region, is_active, position)
    select ${to}, kind, text, help, options, required, is_health, is_region, is_active, position
    from event_questions where event_id = ${from} order by position, id`)

/** What it offers to exhibitors, and what it pays to lecturers. */
export const copyOffers = async (tx: Tx, { from, to, days }: Copy) => {
  await tx.execute(sql`
    insert into exhibitions (event_id, orders_until, days_to_pay, ending_days, ending_percents, hall)
    select ${to}, ${later(sql`orders_until`, days)}, days_to_pay, ending_days, ending_percents, hall
    from exhibitions where event_id = ${from}`)
  await tx.execute(sql`
    insert into hall_images (event_id, image) select ${to}, image from hall_images where event_id = ${from}`)
  await tx.execute(sql`
    insert into price_items (event_id, kind, name, unit_cents, tax_case, exemption, on_site, stock)
    select ${to}, kind, name, unit_cents, tax_case, exemption, on_site, stock
    from price_items where event_id = ${from} order by id`)
  await tx.execute(sql`
    insert into hall_tables (event_id, place, hall_column, hall_row)
    select ${to}, place, hall_column, hall_row from hall_tables where event_id = ${from} order by id`)
  await tx.execute(sql`
    insert into fee_terms (event_id, travel_cents_per_km)
    select ${to}, travel_cents_per_km from fee_terms where event_id = ${from}`)
  await tx.execute(sql`
    insert into fee_rules (event_id, role, kind, cents, shared)
    select ${to}, role, kind, cents, shared from fee_rules where event_id = ${from}`)
  await tx.execute(sql`
    insert into later_fees (event_id, role, valid_from, kind, cents, shared)
    select ${to}, role, valid_from + ${days}::integer, kind, cents, shared from later_fees where event_id = ${from}`)
}
