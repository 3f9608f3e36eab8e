import { getAssociation } from '@tafelrunde/contract/association'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export const associationQuery = queryOptions({
  queryKey: ['association'],
  queryFn: () => call(getAssociation, {}),
  staleTime: 3_600_000,
})

/** The association's name, empty until it is known. */
export const useAssociationName = () => useQuery(associationQuery).data?.name ?? ''
