import type { Database } from '../apps/server/src/platform/db/database.ts'
import { sized } from '../apps/server/test/sizes.ts'

const words =
  'Unterricht Lernen Leseförderung Klassenrat Werkstatt Schreibkonferenz Differenzierung Beratung Elternarbeit Inklusion Medienbildung Rechtschreibung'

const atOneTime = 60

/** Of the largest congress that is known; the rows of six times come in more than one slice as well. */
const times = sized(15, 6)

/** What the journeys find: the first one is called „Termin 1“, the last one has its number as its name. */
export const longProgramme = { termine: times * atOneTime, times, atOneTime }

/**
 * Gives an event a programme of so many Termine on the day that begins at `start`, with lecturer, room and description as a
 * real one has them: 60 at once, 40 minutes apart. Every twentieth is about „Robotik“; every ninth has no place, as a full
 * one.
 */
export const makeLongProgramme = async (
  db: Database,
  event: { id: number },
  start: Date,
  termine = longProgramme.termine,
) => {
  const made = `
    with made as (
      insert into workshops (event_id, guid, name, description, created_at)
      select $1::int, 'long-' || n,
        'Termin ' || n || case when n % 20 = 0 then ': Robotik' else '' end || ' für den Unterricht von morgen',
        repeat($2 || '. ', 5), now()
      from generate_series(1, $3::int) n
      returning id, substr(guid, 6)::int as n
    ), people as (
      insert into lecturers (first_name, last_name, created_at)
      select 'Miriam', 'Muster ' || n, now() from generate_series(1, 300) n
      returning id, split_part(last_name, ' ', 2)::int as n
    ), taught as (
      insert into workshop_lecturers (workshop_id, lecturer_id, position)
      select made.id, people.id, 1 from made join people on people.n = 1 + made.n % 300
    )
    insert into timeslots (event_id, workshop_id, starts_at, ends_at, location, capacity, created_at)
    select $1::int, id, start, start + interval '30 minutes', 'Raum ' || 1 + n % $4::int,
      case when n % 9 = 0 then 0 else 24 end, now()
    from made, lateral (select $5::timestamptz + (n - 1) / $4::int * interval '40 minutes' as start) at`
  await db.$client.query(made, [event.id, words, termine, atOneTime, start])
}
