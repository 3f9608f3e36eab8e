import { getWorkshop } from '@tafelrunde/contract/workshops'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/** A workshop with its Termine. */
export const workshopQuery = (id: number) =>
  queryOptions({ queryKey: ['workshop', id], queryFn: () => call(getWorkshop, { params: { id } }) })
