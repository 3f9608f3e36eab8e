import { isWorthAskingAgain } from '@tafelrunde/client/failures'
import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without network a call fails at once with a sentence; "online" would wait in silence.
      networkMode: 'always',
      retry: isWorthAskingAgain,
    },
    mutations: { networkMode: 'always' },
  },
})
