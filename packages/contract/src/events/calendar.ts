import * as z from 'zod/mini'
import { Bytes, IdParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** The secret address of a calendar; whoever has it can read the calendar. */
export const CalendarAddress = z
  .object({ url: z.url() })
  .register(z.globalRegistry, { id: 'CalendarAddress' })

const ofMe = { url: '/api/users/calendar/', auth: 'account', response: CalendarAddress } as const

export const getCalendarAddress = endpoint({
  ...ofMe,
  method: 'GET',
  summary: 'The address of the own calendar, made when it is first asked for',
})

export const renewCalendarAddress = endpoint({
  ...ofMe,
  method: 'POST',
  summary: 'A new address for the own calendar; the former one is no good any more',
})

export const getTimeslotCalendar = endpoint({
  method: 'GET',
  url: '/api/timeslots/:id/calendar/',
  auth: 'public',
  summary: 'A timeslot as an iCalendar file (RFC 5545)',
  params: IdParams,
  file: 'text/calendar',
  response: Bytes,
})
