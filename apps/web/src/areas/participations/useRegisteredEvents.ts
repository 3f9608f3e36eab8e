import { useQuery } from '@tanstack/react-query'
import { ownEventsQuery } from '../../shared/session/personal.ts'
import { useSession } from '../../shared/session/session.ts'

/**
 * Which events the person is registered for or waits for; undefined until that is known, none where it cannot be had.
 * Asked only where the account says that there is one.
 */
export const useRegisteredEvents = (): readonly number[] | undefined => {
  const { account, starting } = useSession()
  const enabled = account.has_active_subscription
  const { data, isLoading } = useQuery({ ...ownEventsQuery, enabled })
  if (starting || isLoading) return undefined
  return enabled && data ? data.map(({ event }) => event) : []
}
