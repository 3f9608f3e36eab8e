import { fileQuery, recordFilters } from '#filters'
import { eventFilters } from '../events/events.ts'
import { timeslotFilters } from '../events/timeslots.ts'
import { workshopFilters } from '../events/workshops.ts'
import { Bytes } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { auditFilters } from './audit.ts'
import { placeFilters, registrationFilters } from './events/registrations.ts'
import { roomFilters } from './events/rooms.ts'
import { personFilters } from './people/people.ts'

// All rows of a list of the Verwaltung, with its filters and in its order, for Excel: as a workbook, or as CSV
// (RFC 4180, semicolons, UTF-8 with mark).

/** The types of these files. */
export const tableTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
export type TableFormat = keyof typeof tableTypes

const table = {
  method: 'GET',
  auth: 'staff',
  file: [tableTypes.xlsx, tableTypes.csv],
  response: Bytes,
} as const

export const exportEvents = endpoint({
  ...table,
  url: '/api/admin/export/events/',
  summary: 'All events as a table for Excel',
  query: fileQuery(eventFilters),
})

export const exportWorkshops = endpoint({
  ...table,
  url: '/api/admin/export/workshops/',
  summary: 'All workshops as a table for Excel',
  query: fileQuery(workshopFilters),
})

export const exportTimeslots = endpoint({
  ...table,
  url: '/api/admin/export/timeslots/',
  summary: 'All timeslots as a table for Excel',
  query: fileQuery(timeslotFilters),
})

export const exportRooms = endpoint({
  ...table,
  url: '/api/admin/export/rooms/',
  summary: 'All rooms as a table for Excel',
  query: fileQuery(roomFilters),
})

export const exportLecturers = endpoint({
  ...table,
  url: '/api/admin/export/lecturers/',
  summary: 'All lecturers as a table for Excel',
  query: fileQuery(recordFilters),
})

export const exportExhibitors = endpoint({
  ...table,
  url: '/api/admin/export/exhibitors/',
  summary: 'All exhibitors as a table for Excel',
  query: fileQuery(recordFilters),
})

export const exportSchooltypes = endpoint({
  ...table,
  url: '/api/admin/export/schooltypes/',
  summary: 'All school types as a table for Excel',
  query: fileQuery(recordFilters),
})

export const exportFaults = endpoint({
  ...table,
  url: '/api/admin/export/faults/',
  summary: 'All faults that browsers have told of as a table for Excel',
  query: fileQuery({}),
})

export const exportAudit = endpoint({
  ...table,
  auth: 'superuser',
  url: '/api/admin/export/audit/',
  summary: 'The audit log as a table for Excel',
  query: fileQuery(auditFilters),
})

export const exportPeople = endpoint({
  ...table,
  url: '/api/admin/export/people/',
  summary: 'All people with an account as a table for Excel',
  query: fileQuery(personFilters),
})

export const exportRegistrations = endpoint({
  ...table,
  url: '/api/admin/export/registrations/',
  summary: 'All registrations for events as a table for Excel',
  query: fileQuery(registrationFilters),
})

export const exportPlaces = endpoint({
  ...table,
  url: '/api/admin/export/places/',
  summary: 'All places in Termine as a table for Excel',
  query: fileQuery(placeFilters),
})
