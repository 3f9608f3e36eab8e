import { resetPassword } from '@tafelrunde/contract/people/credentials'
import { getPortalLink, removePortalLink } from '@tafelrunde/contract/people/portal'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { usePortalName } from '../../../shared/queries/association.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'

const portalLinkQuery = queryOptions({
  queryKey: [personal, 'portal'],
  queryFn: () => call(getPortalLink, {}),
})

/** How the own account and the member portal belong together; undefined where the association has none. */
export const usePortalLink = () => {
  const name = usePortalName()
  return useQuery({ ...portalLinkQuery, enabled: name !== undefined }).data
}

/** Whether there is a password; who has none logs in with the portal, or a passkey. */
export const useHasPassword = () => usePortalLink()?.has_password !== false

export const disconnectPortal = async (body: { current_password: string }) => {
  await call(removePortalLink, { body })
  await queryClient.invalidateQueries(portalLinkQuery)
}

/** A link by which whoever has no password yet chooses one. */
export const askForPassword = (email: string) => call(resetPassword, { body: { email } })
