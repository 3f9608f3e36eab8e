import { queryOptions } from '@tanstack/react-query'
import { chunk } from '../code/chunks.ts'
import { call } from './api.ts'

/** A workshop with its Termine. */
export const workshopQuery = (id: number) =>
  queryOptions({
    queryKey: ['workshop', id],
    // Not needed on a first visit: loaded with the first question.
    queryFn: async () => {
      const { getWorkshop } = await chunk(() => import('@tafelrunde/contract/events/workshops'))
      return call(getWorkshop, { params: { id } })
    },
  })
