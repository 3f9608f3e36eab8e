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

export const fetchConfirmation = (id: number) => callForFile(getConfirmation, { params: { id } })

export const fetchYearRecord = (year: number) => callForFile(getYearRecord, { params: { year } })
