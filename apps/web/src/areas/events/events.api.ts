import { type Event, getEvent, subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events'
import { readSubscription, type Subscription } from '@tafelrunde/contract/subscription'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { eventsQuery } from '../../shared/events.ts'
import { eventSubscriptionQuery, ownTimeslotsQuery } from '../../shared/personal.ts'
import { queryClient } from '../../shared/query.ts'
import { useSession } from '../../shared/session.ts'
import { mayBeRegistered } from './events.rules.ts'

/** One event, at first as the list has it. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventsQuery.queryKey, id],
    queryFn: () => call(getEvent, { params: { id } }),
    initialData: () => queryClient.getQueryData(eventsQuery.queryKey)?.find(event => event.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(eventsQuery.queryKey)?.dataUpdatedAt,
  })

const none: Subscription = { state: 'none' }

/**
 * The own registration; undefined until it is known. Asked only where there can be one, and taken for none
 * when it cannot be had: registering twice changes nothing.
 */
export const useOwnSubscription = (event: Event, now: Date): Subscription | undefined => {
  const { active, starting } = useSession()
  const enabled = active && mayBeRegistered(event, now)
  const { data, isError } = useQuery({ ...eventSubscriptionQuery(event.id), enabled })
  if (starting) return undefined
  return enabled ? (data ?? (isError ? none : undefined)) : none
}

/**
 * The own registration with the places in the event's workshops, for somebody who is registered. Unknown until both
 * are: what came later would push a button away from under the finger.
 */
export const useOwnPlaces = (event: Event, now: Date) => {
  const { active } = useSession()
  const subscription = useOwnSubscription(event, now)
  const isRegistered = subscription?.state === 'registered'
  const enabled = event.workshops_count > 0 && active && (isRegistered || subscription === undefined)
  const { data, isLoading } = useQuery({ ...ownTimeslotsQuery, enabled })
  return {
    own: isRegistered && isLoading ? undefined : subscription,
    places: isRegistered && enabled ? data?.filter(place => place.event === event.id) : undefined,
  }
}

/** Registers for an event or leaves it; afterwards everything that counts places is asked for again. */
const useSubscriptionChange = (
  event: Event,
  endpoint: typeof subscribeToEvent | typeof unsubscribeFromEvent,
) => {
  return useMutation({
    mutationFn: async () => readSubscription(await call(endpoint, { params: { id: event.id } })),
    onSuccess: answer => queryClient.setQueryData(eventSubscriptionQuery(event.id).queryKey, answer),
    onSettled: () => void queryClient.invalidateQueries(),
  })
}

export const useSubscribe = (event: Event) => useSubscriptionChange(event, subscribeToEvent)
export const useUnsubscribe = (event: Event) => useSubscriptionChange(event, unsubscribeFromEvent)
