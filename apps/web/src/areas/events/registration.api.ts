import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { type Event } from '@tafelrunde/contract/events/events'
import { readSubscription } from '@tafelrunde/contract/people/subscription'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { queryClient } from '../../shared/queries/query.ts'
import { invalidate } from '../../shared/queries/stale.ts'
import { ownEventsQuery } from '../../shared/session/personal.ts'
import { reloadAccount } from '../../shared/session/session.ts'

/** Shows at once what the server has said of a registration. */
export const keepSubscription = (event: Event, subscription: string) => {
  const changed = { event: event.id, subscription }
  queryClient.setQueryData(
    ownEventsQuery.queryKey,
    own => own && [...own.filter(other => other.event !== event.id), changed],
  )
}

/** Asks for everything anew that a registration changes. */
export const askAgain = () => {
  void invalidate('booking')
  // Whether the account has an active subscription; the registration stands without this answer too.
  reloadAccount().catch(() => undefined)
}

/** Registers for an event or leaves it; afterwards everything that counts places is asked for again. */
const useSubscriptionChange = (
  event: Event,
  endpoint: typeof subscribeToEvent | typeof unsubscribeFromEvent,
) => {
  return useMutation({
    mutationFn: async () => {
      const subscription = await call(endpoint, { params: { id: event.id } })
      keepSubscription(event, subscription)
      return readSubscription(subscription)
    },
    onSettled: askAgain,
  })
}

export const useSubscribe = (event: Event) => useSubscriptionChange(event, subscribeToEvent)
export const useUnsubscribe = (event: Event) => useSubscriptionChange(event, unsubscribeFromEvent)
