import { queryOptions } from '@tanstack/react-query'
import type { ListKey } from './keys.ts'
import { queryClient } from './query.ts'

type Reading<One> = { all: () => Promise<One[]>; one: (id: number) => Promise<One> }

/** The query of a list, and that of one of it, which is shown at first as the list has it. */
export const listAndOne = <One extends { id: number }>(key: ListKey, read: Reading<One>) => {
  const all = queryOptions({ queryKey: key, queryFn: read.all })
  const one = (id: number) => ({
    queryKey: [...key, id] satisfies ListKey,
    queryFn: () => read.one(id),
    initialData: () => queryClient.getQueryData(all.queryKey)?.find(known => known.id === id),
    initialDataUpdatedAt: () => {
      const state = queryClient.getQueryState(all.queryKey)
      return state?.isInvalidated ? 0 : state?.dataUpdatedAt
    },
  })
  return { all, one }
}
