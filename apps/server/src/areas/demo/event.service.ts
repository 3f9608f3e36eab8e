import type { Tx } from '../../platform/db/database.ts'
import { workshops } from './content/workshops.content.ts'
import * as queries from './demo.queries.ts'
import { type DemoBooking, type DemoEvent, type DemoWorkshop, idOf, paragraphs } from './demo.rules.ts'
import type { People } from './people.service.ts'
import { type PlannedEvent, planEvent } from './plan.rules.ts'
import { registerPeople, type Seat, seatPeople, shuffled } from './seating.rules.ts'

type Ids = ReadonlyMap<string, number>
type Row = { eventId: number; createdAt: Date }

const catalogue = new Map(Object.entries<DemoWorkshop>(workshops))
const workshopOf = (title: string) => {
  const workshop = catalogue.get(title)
  if (!workshop) throw new Error(`there is no workshop ${title}`)
  return workshop
}

/** What is there already when the events are made. */
export type World = { people: People; schooltypes: Ids; now: Date }

/** The workshops that a programme names, each once, in the order of their first timeslots. */
const seedWorkshops = async (tx: Tx, { people, schooltypes }: World, { slots }: PlannedEvent, row: Row) => {
  const rooms = new Map(
    slots.toReversed().flatMap(({ workshop, location }) => (workshop ? [[workshop, location] as const] : [])),
  )
  const rows = await queries.insertWorkshops(
    tx,
    [...rooms].toReversed().map(([name, location]) => {
      const { subtitle, text } = workshopOf(name)
      return { ...row, name, location, subtitle, description: `${subtitle}\n\n${paragraphs(text)}` }
    }),
  )
  await queries.insertWorkshopLecturers(
    tx,
    rows.flatMap(({ id, name }) =>
      workshopOf(name).lecturers.map((lecturer, position) => ({
        workshopId: id,
        lecturerId: idOf(people.lecturers, lecturer),
        position,
        role: position === 0 ? ('lecturer' as const) : ('co_lecturer' as const),
      })),
    ),
  )
  await queries.insertWorkshopSchooltypes(
    tx,
    rows.flatMap(({ id, name }) =>
      workshopOf(name).schooltypes.map(type => ({ workshopId: id, schooltypeId: idOf(schooltypes, type) })),
    ),
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const seedTimeslots = (tx: Tx, { slots }: PlannedEvent, row: Row, workshopIds: Ids) =>
  queries.insertTimeslots(
    tx,
    slots.map(({ workshop, caption, location, startsAt, endsAt, breakMinutes, capacity }) => ({
      ...row,
      workshopId: workshop === null ? null : idOf(workshopIds, workshop),
      caption,
      location,
      startsAt,
      endsAt,
      breakMinutes,
      capacity,
    })),
  )

type Place = Seat & { timeslotId: number; startsAt: Date; endsAt: Date }

/** Seats people; who has an opinion says so within five days, or has just said so. */
const seedPlaces = async (tx: Tx, places: Place[], now: Date) => {
  const rows = await queries.insertParticipations(
    tx,
    places.map(({ opinion: _opinion, ...place }) => place),
  )
  const opinions = rows.flatMap(({ id: participationId }, index) => {
    const { opinion, endsAt } = places[index] ?? {}
    if (!opinion || !endsAt) return []
    const hours = 1 + (index % 120)
    const createdAt = new Date(Math.min(endsAt.getTime() + hours * 3_600_000, now.getTime()))
    return [{ participationId, ...opinion, createdAt, updatedAt: createdAt }]
  })
  if (opinions.length > 0) await queries.insertFeedback(tx, opinions)
}

/** Makes one event with all that belongs to it; `chooser` is the account whose bookings are given. */
export const seedEvent = async (
  tx: Tx,
  world: World,
  event: DemoEvent,
  { chooser, bookings }: { chooser: number; bookings: DemoBooking[] },
) => {
  const { people, now } = world
  const plan = planEvent(event, now)
  const createdAt = new Date(
    Math.min(now.getTime(), plan.event.registrationStartsAt?.getTime() ?? Infinity) - 20 * 86_400_000,
  )
  const eventId = await queries.insertEvent(tx, { ...plan.event, createdAt })
  const workshopIds = await seedWorkshops(tx, world, plan, { eventId, createdAt })
  const timeslots = await seedTimeslots(tx, plan, { eventId, createdAt }, workshopIds)
  if (event.registered === 0) return eventId

  const others = shuffled(people.attendees, event.registered)
  const registered = others.slice(0, bookings.length ? event.registered - 1 : event.registered)
  const coming = bookings.length ? [chooser, ...registered] : registered
  const queue = others.slice(registered.length, registered.length + (event.waiting ?? 0))
  await queries.insertSubscriptions(
    tx,
    registerPeople(plan, [...coming, ...queue], event.registered, now).map(row => ({ ...row, eventId })),
  )
  const seats = seatPeople(plan, registered, chooser, bookings, now)
  await seedPlaces(
    tx,
    timeslots.flatMap(({ id: timeslotId, startsAt, endsAt }, index) =>
      (seats[index] ?? []).map(seat => ({ ...seat, timeslotId, startsAt, endsAt })),
    ),
    now,
  )
  return eventId
}
