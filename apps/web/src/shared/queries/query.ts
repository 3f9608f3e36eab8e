import { isWorthAskingAgain } from '@tafelrunde/client/failures'
import { QueryClient } from '@tanstack/react-query'
import { sharedData } from './sharedData.ts'

/** First part of the key of every query whose answer belongs to the logged-in person. */
export const personal = 'personal'

/** How long the lists as last seen are kept for use without network. */
export const keptMs = 7 * 24 * 3600 * 1000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      structuralSharing: sharedData,
      gcTime: keptMs,
      // Without network a call fails at once with a sentence; "online" would wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: isWorthAskingAgain,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Answers can depend on who asks: after a login all are asked for again. */
window.addEventListener('user:login', () => void queryClient.invalidateQueries())

/** What a person has seen, public lists too, was for their eyes: staff see drafts there, attendees materials. */
window.addEventListener('user:logout', () => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ queryKey: [personal] })
  void queryClient.cancelQueries().then(() => queryClient.resetQueries())
})
