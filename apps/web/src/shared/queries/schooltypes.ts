import { listSchooltypes } from '@tafelrunde/contract/schooltypes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export const schooltypesQuery = queryOptions({
  queryKey: ['schooltypes'],
  queryFn: () => call(listSchooltypes, { query: {} }),
  staleTime: 3_600_000,
})
