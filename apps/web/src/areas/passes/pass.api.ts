import { CallFailed } from '@tafelrunde/contract/http/call'
import { getPass, Pass } from '@tafelrunde/contract/people/passes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { own, readSession } from '../../shared/session/session.ts'

const fetchPass = async () => {
  const pass = await call(getPass, {})
  await own.set('pass', JSON.stringify(pass))
  return pass
}

const keptPass = async () => {
  const kept = await own.get('pass')
  return typeof kept === 'string' ? Pass.safeParse(JSON.parse(kept)).data : undefined
}

/** The own pass; the one that the device keeps where the server cannot be reached or is out of order. */
export const passQuery = queryOptions({
  queryKey: [personal, 'pass'],
  queryFn: async () => {
    try {
      return await fetchPass()
    } catch (failure) {
      const isRefused = failure instanceof CallFailed && failure.status < 500
      const kept = isRefused ? undefined : await keptPass()
      if (kept) return kept
      throw failure
    }
  },
  staleTime: 3_600_000,
})

const fetchAhead = async () => {
  if (readSession().active) await queryClient.prefetchQuery(passQuery)
}

/** Fetches the pass now and after each login, so that it is there at a door without network. */
export const keepPass = () => {
  window.addEventListener('user:login', () => void fetchAhead())
  void fetchAhead()
}
