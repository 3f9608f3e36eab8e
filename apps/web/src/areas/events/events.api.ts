import { type Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { useQuery } from '@tanstack/react-query'
import { ownEventsQuery, ownTimeslotsQuery, subscriptionTo } from '../../shared/session/personal.ts'
import { useSession } from '../../shared/session/session.ts'
import { mayBeRegistered } from './events.rules.ts'

const none: Subscription = { state: 'none' }

/**
 * The own registration; undefined until it is known. Asked only where there can be one, and taken for none
 * when it cannot be had: registering twice changes nothing.
 */
export const useOwnSubscription = (event: Event, now: Date): Subscription | undefined => {
  const { active, starting } = useSession()
  const enabled = active && mayBeRegistered(event, now)
  const { data, isError } = useQuery({ ...ownEventsQuery, enabled })
  if (starting) return undefined
  if (!enabled || (!data && isError)) return none
  return data && subscriptionTo(event.id, data)
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
    places:
      isRegistered && enabled
        ? data?.filter(place => place.event === event.id && !place.is_called_off)
        : undefined,
  }
}
