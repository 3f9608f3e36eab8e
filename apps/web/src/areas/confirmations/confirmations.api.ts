import { getConfirmation, getYearRecord } from '@tafelrunde/contract/events/confirmations'
import { getParticipation, listParticipations } from '@tafelrunde/contract/events/own-participations'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { callForFile } from '../../shared/queries/fileCalls.ts'
import { listAndOne } from '../../shared/queries/listAndOne.ts'
import { personal } from '../../shared/queries/query.ts'

export const { all: participationsQuery, one: participationQuery } = listAndOne(
  [personal, 'participations'],
  {
    all: () => everyPage(query => call(listParticipations, { query })),
    one: id => call(getParticipation, { params: { id } }),
  },
)

export const fetchConfirmation = (id: number) => callForFile(getConfirmation, { params: { id } })

export const fetchYearRecord = (year: number) => callForFile(getYearRecord, { params: { year } })
