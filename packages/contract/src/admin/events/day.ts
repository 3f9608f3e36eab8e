import * as z from 'zod/mini'
import { dayFilter, listQuery } from '#filters'
import { Day, IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** A Termin of the day, as whoever runs it looks at it. */
export const DayTimeslot = z
  .object({
    id: z.int(),
    name: z.string(),
    workshop: z.nullable(z.int()),
    start: Instant,
    end: Instant,
    location: z.string(),
    room: z.nullable(z.int()),
    capacity: z.nullable(z.int()),
    /** How many have a place, how many of them the doors have seen in it, and how many wait. */
    taken: z.int(),
    /** How many more are held back for groups. */
    allotted: z.int(),
    there: z.int(),
    waiting: z.int(),
    is_called_off: z.boolean(),
    lecturers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        phone: z.string(),
        /** Some door has seen them today, or they record who is there. */
        is_there: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'DayTimeslot' })
export type DayTimeslot = z.infer<typeof DayTimeslot>

export const EventDay = z
  .object({
    /** The server's clock, by which something runs. */
    at: Instant,
    day: Day,
    /** Those on which the event has Termine. */
    days: z.array(Day),
    /** Who is registered for the event, and whom some door has seen that day. */
    registered: z.int(),
    there: z.int(),
    timeslots: z.array(DayTimeslot),
  })
  .register(z.globalRegistry, { id: 'EventDay' })
export type EventDay = z.infer<typeof EventDay>

export const getEventDay = endpoint({
  method: 'GET',
  url: '/api/admin/events/:id/day/',
  auth: 'staff',
  summary: 'A day of an event with what the doors say; without `day` today, or the next one that it has',
  params: IdParams,
  query: listQuery({ day: dayFilter }),
  response: EventDay,
})

/** A room in which a Termin could be instead. */
export const RoomChoice = z
  .object({
    id: z.int(),
    name: z.string(),
    capacity: z.nullable(z.int()),
    /** What is in it at that time; empty: nothing. */
    taken_by: z.string(),
  })
  .register(z.globalRegistry, { id: 'RoomChoice' })
export type RoomChoice = z.infer<typeof RoomChoice>

export const listRoomChoices = endpoint({
  method: 'GET',
  url: '/api/admin/timeslots/:id/rooms/',
  auth: 'staff',
  summary: 'All rooms with what is in them at the time of this Termin, the free ones first',
  params: IdParams,
  response: z.object({ results: z.array(RoomChoice) }),
})
