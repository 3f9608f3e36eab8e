import { getEventSubscription } from '@tafelrunde/contract/events'
import { listOwnTimeslots } from '@tafelrunde/contract/participations'
import { readSubscription } from '@tafelrunde/contract/subscription'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { personal } from '../../shared/query.ts'

/** All timeslots, of whatever event, that the person has taken or waits for: clashes cross events. */
export const ownTimeslotsQuery = queryOptions({
  queryKey: [personal, 'timeslots'],
  queryFn: () => everyPage(query => call(listOwnTimeslots, { query })),
})

/** The person's registration for an event. */
export const eventSubscriptionQuery = (id: number) =>
  queryOptions({
    queryKey: [personal, 'events', id],
    queryFn: async () => readSubscription(await call(getEventSubscription, { params: { id } })),
  })
