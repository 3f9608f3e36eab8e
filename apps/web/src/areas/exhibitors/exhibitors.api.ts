import { getExhibitor, listExhibitors } from '@tafelrunde/contract/exhibitors'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { listAndOne } from '../../shared/listAndOne.ts'

export const { all: exhibitorsQuery, one: exhibitorQuery } = listAndOne(['exhibitors'], {
  all: () => everyPage(query => call(listExhibitors, { query })),
  one: id => call(getExhibitor, { params: { id } }),
})
