import type { OwnEvent } from '@tafelrunde/contract/events/participations'
import { readSubscription } from '@tafelrunde/contract/people/subscription'
import { queryOptions } from '@tanstack/react-query'
import { chunk } from '../code/chunks.ts'
import { call } from '../queries/api.ts'
import { everyPage } from '../queries/everyPage.ts'
import { personal } from '../queries/query.ts'

/** All timeslots, of whatever event, that the person has taken or waits for. */
export const ownTimeslotsQuery = queryOptions({
  queryKey: [personal, 'timeslots'],
  // No visitor needs it: loaded with the first question.
  queryFn: async () => {
    const { listOwnTimeslots } = await chunk(() => import('@tafelrunde/contract/events/participations'))
    return everyPage(query => call(listOwnTimeslots, { query }))
  },
})

/** The person's registrations for events, of whatever time: one answer for all of them. */
export const ownEventsQuery = queryOptions({
  queryKey: [personal, 'events'],
  queryFn: async () => {
    const { listOwnEvents } = await chunk(() => import('@tafelrunde/contract/events/participations'))
    return everyPage(query => call(listOwnEvents, { query }))
  },
})

/** The person's registration for one of them. */
export const subscriptionTo = (eventId: number, own: readonly OwnEvent[]) =>
  readSubscription(own.find(({ event }) => event === eventId)?.subscription ?? 'none')
