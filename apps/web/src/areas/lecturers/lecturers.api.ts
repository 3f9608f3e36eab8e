import { getLecturer, listLecturers } from '@tafelrunde/contract/lecturers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { queryClient } from '../../shared/query.ts'

export const lecturersQuery = queryOptions({
  queryKey: ['lecturers'],
  queryFn: () => everyPage(query => call(listLecturers, { query })),
})

/** One lecturer, at first as the list has them. */
export const lecturerQuery = (id: number) =>
  queryOptions({
    queryKey: [...lecturersQuery.queryKey, id],
    queryFn: () => call(getLecturer, { params: { id } }),
    initialData: () => queryClient.getQueryData(lecturersQuery.queryKey)?.find(one => one.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(lecturersQuery.queryKey)?.dataUpdatedAt,
  })
