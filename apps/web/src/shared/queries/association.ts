import { getAssociation } from '@tafelrunde/contract/association'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFirstViewOver } from '../first-view/firstView.ts'
import { call } from './api.ts'

export const associationQuery = queryOptions({
  queryKey: ['association'],
  queryFn: () => call(getAssociation, {}),
  staleTime: 3_600_000,
})

/** The words of the button that logs in with the member portal; undefined: there is none, or it is not known yet. */
export const usePortalName = () => useQuery(associationQuery).data?.portal_login

/** The association's name, empty until it is known. It comes with all its legal texts, and so after what people read. */
export const useAssociationName = () => {
  const enabled = useFirstViewOver()
  return useQuery({ ...associationQuery, enabled }).data?.name ?? ''
}
