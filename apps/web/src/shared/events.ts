import { listEvents } from '@tafelrunde/contract/events'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { everyPage } from './everyPage.ts'

/** All events that the viewer may see, by start; several areas name them. */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: () => everyPage(query => call(listEvents, { query })),
})
