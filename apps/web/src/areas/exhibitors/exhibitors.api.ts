import { getExhibitor, listExhibitors } from '@tafelrunde/contract/exhibitors'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { queryClient } from '../../shared/query.ts'

export const exhibitorsQuery = queryOptions({
  queryKey: ['exhibitors'],
  queryFn: () => everyPage(query => call(listExhibitors, { query })),
})

/** One exhibitor, at first as the list has it. */
export const exhibitorQuery = (id: number) =>
  queryOptions({
    queryKey: [...exhibitorsQuery.queryKey, id],
    queryFn: () => call(getExhibitor, { params: { id } }),
    initialData: () => queryClient.getQueryData(exhibitorsQuery.queryKey)?.find(one => one.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(exhibitorsQuery.queryKey)?.dataUpdatedAt,
  })
