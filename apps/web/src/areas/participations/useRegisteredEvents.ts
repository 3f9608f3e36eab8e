import { useQuery } from '@tanstack/react-query'
import { ownEventsQuery } from '../../shared/personal.ts'
import { useSession } from '../../shared/session.ts'

/**
 * Which events the person is registered for or waits for; undefined until that is known, none where it cannot be had.
 * Asked only where the account says that there is one.
 */
export const useRegisteredEvents = (): readonly number[] | undefined => {
  const { account, starting } = useSession()
  const { data, isLoading } = useQuery({ ...ownEventsQuery, enabled: account.has_active_subscription })
  return starting || isLoading ? undefined : (data ?? []).map(({ event }) => event)
}
