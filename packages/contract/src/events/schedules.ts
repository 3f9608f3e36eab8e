import { Bytes, IdParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

const ofEvent = { method: 'GET', auth: 'public', params: IdParams, response: Bytes } as const

export const getScheduleJson = endpoint({
  ...ofEvent,
  url: '/api/events/:id/schedule.json',
  summary: 'The programme of an event for other tools: frab’s schedule.json',
  file: 'application/json',
})
export const getScheduleXml = endpoint({
  ...ofEvent,
  url: '/api/events/:id/schedule.xml',
  summary: 'The same as frab’s schedule.xml',
  file: 'application/xml',
})
export const getScheduleCalendar = endpoint({
  ...ofEvent,
  url: '/api/events/:id/schedule.ics',
  summary: 'The same as an iCalendar (RFC 5545)',
  file: 'text/calendar',
})
