import { getConfirmation, getYearRecord } from '@tafelrunde/contract/confirmations'
import { getParticipation, listParticipations } from '@tafelrunde/contract/own-participations'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { callForFile } from '../../shared/fileCalls.ts'
import { listAndOne } from '../../shared/listAndOne.ts'
import { personal } from '../../shared/query.ts'

export const { all: participationsQuery, one: participationQuery } = listAndOne(
  [personal, 'participations'],
  {
    all: () => everyPage(query => call(listParticipations, { query })),
    one: id => call(getParticipation, { params: { id } }),
  },
)

const asPdf = (bytes: Uint8Array) => new Blob([bytes.slice()], { type: 'application/pdf' })

export const fetchConfirmation = async (id: number) =>
  asPdf(await callForFile(getConfirmation, { params: { id } }))

export const fetchYearRecord = async (year: number) =>
  asPdf(await callForFile(getYearRecord, { params: { year } }))
