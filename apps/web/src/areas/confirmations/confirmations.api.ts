import { getConfirmation, getYearRecord } from '@tafelrunde/contract/confirmations'
import { getParticipation, listParticipations } from '@tafelrunde/contract/own-participations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { callForFile } from '../../shared/fileCalls.ts'
import { personal, queryClient } from '../../shared/query.ts'

export const participationsQuery = queryOptions({
  queryKey: [personal, 'participations'],
  queryFn: () => everyPage(query => call(listParticipations, { query })),
})

/** One own participation, at first as the list has it. */
export const participationQuery = (id: number) =>
  queryOptions({
    queryKey: [...participationsQuery.queryKey, id],
    queryFn: () => call(getParticipation, { params: { id } }),
    initialData: () => queryClient.getQueryData(participationsQuery.queryKey)?.find(one => one.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(participationsQuery.queryKey)?.dataUpdatedAt,
  })

const asPdf = (bytes: Uint8Array) => new Blob([bytes.slice()], { type: 'application/pdf' })

export const fetchConfirmation = async (id: number) =>
  asPdf(await callForFile(getConfirmation, { params: { id } }))

export const fetchYearRecord = async (year: number) =>
  asPdf(await callForFile(getYearRecord, { params: { year } }))
