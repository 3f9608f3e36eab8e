import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'

/** The timeslots of an event with their counts, breaks included. */
export const timeslotsQuery = (event: number) =>
  queryOptions({
    queryKey: ['timeslots', event],
    queryFn: () => everyPage(page => call(listTimeslots, { query: { ...page, event: String(event) } })),
  })

/** What the workshops of an event are about; their counts are taken from the timeslots. */
export const workshopsQuery = (event: number) =>
  queryOptions({
    queryKey: ['workshops', event],
    queryFn: () => everyPage(page => call(listWorkshops, { query: { ...page, event: String(event) } })),
  })
