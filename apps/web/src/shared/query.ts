import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from './failures.ts'

/** First part of the key of every query whose answer belongs to the logged-in person. */
export const personal = 'personal'

/** How long the lists as last seen are kept for use without network. */
export const keptMs = 7 * 24 * 3600 * 1000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: keptMs,
      // Without network a call fails at once with a sentence; "online" would wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && error instanceof Unreachable && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Answers can depend on who asks: after a login or logout all are asked for again. */
const askAgain = () => void queryClient.invalidateQueries()

window.addEventListener('user:login', askAgain)
window.addEventListener('user:logout', () => {
  queryClient.removeQueries({ queryKey: [personal] })
  queryClient.getMutationCache().clear()
  askAgain()
})
