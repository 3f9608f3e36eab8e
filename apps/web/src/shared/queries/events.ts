import { getEvent, listEvents } from '@tafelrunde/contract/events/events'
import { call } from './api.ts'
import { everyPage } from './everyPage.ts'
import { listAndOne } from './listAndOne.ts'

/** All events that the viewer may see, by start, and one of them; several areas name them. */
export const { all: eventsQuery, one: eventQuery } = listAndOne(['events'], {
  all: () => everyPage(query => call(listEvents, { query })),
  one: id => call(getEvent, { params: { id } }),
})
