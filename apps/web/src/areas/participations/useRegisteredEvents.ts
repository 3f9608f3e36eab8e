import type { Event } from '@tafelrunde/contract/events'
import { useQueries } from '@tanstack/react-query'
import { eventSubscriptionQuery } from '../../shared/personal.ts'
import { useSession } from '../../shared/session.ts'

/**
 * Which of these events the person is registered for or waits for; undefined until that is known. An event
 * whose answer cannot be had counts as none. Asked only where the account says that there is one.
 */
export const useRegisteredEvents = (events: readonly Event[]): readonly number[] | undefined => {
  const { account, starting } = useSession()
  const asked = account.has_active_subscription ? events : []
  const known = useQueries({
    queries: asked.map(({ id }) => eventSubscriptionQuery(id)),
    combine: answers =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : asked.filter((_, index) => (answers[index]?.data?.state ?? 'none') !== 'none').map(({ id }) => id),
  })
  return starting ? undefined : known
}
