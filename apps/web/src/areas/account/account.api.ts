import type { Account } from '@tafelrunde/contract/people/account'
import { exportAccount } from '@tafelrunde/contract/people/privacy'
import { endSession, listLooks, listSessions, type Session } from '@tafelrunde/contract/people/sessions'
import { type AccountChanges, changeMe, changePicture } from '@tafelrunde/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { callForFile, callWithForm } from '../../shared/queries/fileCalls.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { invalidate } from '../../shared/queries/stale.ts'
import { readSession, reloadAccount } from '../../shared/session/session.ts'

const known = () => {
  const { account } = readSession()
  return account.id === null ? undefined : account
}

/** The own account, at first as the session has it; whenever it is fetched, the session learns it too. */
export const accountQuery = queryOptions({
  queryKey: [personal, 'account'],
  queryFn: async () => {
    await reloadAccount()
    const account = known()
    if (!account) throw new Error('logged out meanwhile')
    return account
  },
  initialData: known,
  initialDataUpdatedAt: 0,
})

/** Shows at once what the server made of a change; the session and other lists follow. */
const keep = (account: Account) => {
  queryClient.setQueryData(accountQuery.queryKey, account)
  void invalidate('profile')
  return account
}

/** Spec section 7: a partial update with a form-data body. */
export const changeAccount = async (body: AccountChanges) => keep(await callWithForm(changeMe, { body }))

/** At most so many bytes (contract A4). */
export const largestPicture = 10 * 1024 * 1024

export const sendPicture = async (picture: Blob) => {
  const file = new Uint8Array(await picture.arrayBuffer())
  // Spec section 3: `filename` is a fixed label.
  return keep(await callWithForm(changePicture, { body: { filename: 'profile_picture', file } }))
}

export const sessionsQuery = queryOptions({
  queryKey: [personal, 'sessions'],
  queryFn: () => everyPage(query => call(listSessions, { query })),
})

/** Who of the office looked through the person's eyes. */
export const looksQuery = queryOptions({
  queryKey: [personal, 'looks'],
  queryFn: () => everyPage(query => call(listLooks, { query })),
})

/** Logs out on these devices; the list is asked for again, also after some could not be reached. */
export const endSessions = async (sessions: readonly Session[]) => {
  try {
    await Promise.all(sessions.map(({ id }) => call(endSession, { params: { id } })))
  } finally {
    await queryClient.invalidateQueries(sessionsQuery)
  }
}

/** Everything about the person, as a ZIP. */
export const fetchExport = () => callForFile(exportAccount, {})
