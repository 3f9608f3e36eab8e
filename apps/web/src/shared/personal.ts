import type { OwnEvent } from '@tafelrunde/contract/participations'
import { readSubscription } from '@tafelrunde/contract/subscription'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { chunk } from './chunks.ts'
import { everyPage } from './everyPage.ts'
import { personal } from './query.ts'

/** All timeslots, of whatever event, that the person has taken or waits for. */
export const ownTimeslotsQuery = queryOptions({
  queryKey: [personal, 'timeslots'],
  // No visitor needs it: loaded with the first question.
  queryFn: async () => {
    const { listOwnTimeslots } = await chunk(() => import('@tafelrunde/contract/participations'))
    return everyPage(query => call(listOwnTimeslots, { query }))
  },
})

/** The person's registrations for events, of whatever time: one answer for all of them. */
export const ownEventsQuery = queryOptions({
  queryKey: [personal, 'events'],
  queryFn: async () => {
    const { listOwnEvents } = await chunk(() => import('@tafelrunde/contract/participations'))
    return everyPage(query => call(listOwnEvents, { query }))
  },
})

/** The person's registration for one of them. */
export const subscriptionTo = (eventId: number, own: readonly OwnEvent[]) =>
  readSubscription(own.find(({ event }) => event === eventId)?.subscription ?? 'none')
