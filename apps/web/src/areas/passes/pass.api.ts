import { CallFailed } from '@tafelrunde/contract/call'
import { getPass, Pass } from '@tafelrunde/contract/passes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { personal, queryClient } from '../../shared/query.ts'
import { accessToken, lastPass } from '../../shared/storage.ts'

const fetchPass = async () => {
  const pass = await call(getPass, {})
  await lastPass.set(JSON.stringify(pass))
  // Whoever has logged out meanwhile leaves nothing on the device.
  if ((await accessToken.get()) === undefined) await lastPass.clear()
  return pass
}

const keptPass = async () => {
  const kept = await lastPass.get()
  return kept === undefined ? undefined : Pass.safeParse(JSON.parse(kept)).data
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
  if ((await accessToken.get()) !== undefined) await queryClient.prefetchQuery(passQuery)
}

/** Fetches the pass now and after each login, so that it is there at a door without network. */
export const keepPass = () => {
  // The one before may have been somebody else.
  window.addEventListener('user:login', () => void lastPass.clear().then(fetchAhead))
  void fetchAhead()
}
