import { getExhibitor, listExhibitors } from '@tafelrunde/contract/exhibitions/exhibitors'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { listAndOne } from '../../shared/queries/listAndOne.ts'

export const { all: exhibitorsQuery, one: exhibitorQuery } = listAndOne(['exhibitors'], {
  all: () => everyPage(query => call(listExhibitors, { query })),
  one: id => call(getExhibitor, { params: { id } }),
})
