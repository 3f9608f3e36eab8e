import { getLegalText, listLegalTexts } from '@tafelrunde/contract/legal-texts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'

export const legalVersionsQuery = queryOptions({
  queryKey: ['legal-texts'],
  queryFn: () => call(listLegalTexts, {}),
})

export const legalTextQuery = (id: number) =>
  queryOptions({
    queryKey: ['legal-texts', id],
    queryFn: () => call(getLegalText, { params: { id } }),
  })
