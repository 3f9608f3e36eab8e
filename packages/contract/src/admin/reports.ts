import * as z from 'zod/mini'
import { choiceFilter, fileQuery, listQuery, referenceFilter } from '#filters'
import { Bytes, IdParams, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { berlinDay } from '../values/berlin.ts'
import { tableTypes } from './export.ts'

const ReportedEvent = z.object({
  id: z.int(),
  name: z.string(),
  start: Instant,
  capacity: z.nullable(z.int()),
  registered: z.int(),
  waiting: z.int(),
  /**
   * How many of those who are registered now had registered when so many days were left, the earliest first. Only the
   * days on which somebody did.
   */
  course: z.array(z.object({ days_left: z.int(), registered: z.int() })),
})
export type ReportedEvent = z.infer<typeof ReportedEvent>

/** Whole days in Berlin until it begins; an event that has begun has none. */
export const daysLeft = (start: Date, now: Date) =>
  Math.max(0, (Date.parse(berlinDay(start)) - Date.parse(berlinDay(now))) / (24 * 60 * 60 * 1000))

/** How many there were when so many days were left; null: that day has not come yet. */
export const registeredAt = ({ start, course }: ReportedEvent, left: number, now: Date) =>
  left < daysLeft(start, now)
    ? null
    : (course.findLast(({ days_left }) => days_left >= left)?.registered ?? 0)

const ReportedWorkshop = z.object({
  id: z.int(),
  name: z.string(),
  timeslots: z.int(),
  /** Of all its Termine; null: one of them takes as many as come. */
  capacity: z.nullable(z.int()),
  /** Places that are or were somebody's. */
  taken: z.int(),
  waiting: z.int(),
  /** What the doors noted; whoever is in neither was not noted. */
  attended: z.int(),
  absent: z.int(),
})
export type ReportedWorkshop = z.infer<typeof ReportedWorkshop>

export const EventReports = z
  .object({
    /** The server's clock, by which days are left. */
    at: Instant,
    event: ReportedEvent,
    /** What it is compared with: if nothing is asked for, what was nearest to a year before. Null: there was nothing. */
    against: z.nullable(ReportedEvent),
    /** What it can be compared with, the latest first. */
    choices: z.array(z.object({ id: z.int(), name: z.string() })),
    workshops: z.array(ReportedWorkshop),
    /** Of those who are registered; without a name: of those who do not say it. The most first. */
    schooltypes: z.array(z.object({ name: z.string(), people: z.int() })),
    /**
     * The same of the regions that people have answered with, beside how many the compared event had of each; null where
     * an event did not ask.
     */
    regions: z.nullable(
      z.array(z.object({ name: z.string(), people: z.int(), before: z.nullable(z.int()) })),
    ),
  })
  .register(z.globalRegistry, { id: 'EventReports' })
export type EventReports = z.infer<typeof EventReports>

export const reportKinds = ['course', 'workshops', 'schooltypes', 'regions', 'feedback'] as const
export type ReportKind = (typeof reportKinds)[number]

const one = { method: 'GET', auth: 'staff', params: IdParams } as const

export const getEventReports = endpoint({
  ...one,
  url: '/api/admin/events/:id/reports/',
  summary:
    'The registrations of an event beside those of an earlier one, its workshops, school types and regions',
  query: listQuery({ against: referenceFilter }),
  response: EventReports,
})

export const exportEventReport = endpoint({
  ...one,
  url: '/api/admin/events/:id/reports/table/',
  summary: 'One of its reports as a table for Excel: `course`, if no other is named',
  file: [tableTypes.xlsx, tableTypes.csv],
  query: fileQuery({ against: referenceFilter, report: choiceFilter(reportKinds) }),
  response: Bytes,
})
