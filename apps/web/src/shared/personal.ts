import { getEventSubscription } from '@tafelrunde/contract/events'
import { readSubscription } from '@tafelrunde/contract/subscription'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { everyPage } from './everyPage.ts'
import { personal } from './query.ts'

/** All timeslots, of whatever event, that the person has taken or waits for. */
export const ownTimeslotsQuery = queryOptions({
  queryKey: [personal, 'timeslots'],
  // No visitor needs it: loaded with the first question.
  queryFn: async () => {
    const { listOwnTimeslots } = await import('@tafelrunde/contract/participations')
    return everyPage(query => call(listOwnTimeslots, { query }))
  },
})

/** The person's registration for an event. */
export const eventSubscriptionQuery = (eventId: number) =>
  queryOptions({
    queryKey: [personal, 'events', eventId, 'subscription'],
    queryFn: async () => readSubscription(await call(getEventSubscription, { params: { id: eventId } })),
  })
