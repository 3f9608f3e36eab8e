import { listPeople } from '@tafelrunde/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal } from '../../../shared/queries/query.ts'
import { filterOf, isEnough } from './people.rules.ts'

const most = '20'

/** People by the beginning of their customer number or by name. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: [personal, 'people', search],
    queryFn: async () => (await call(listPeople, { query: { ...filterOf(search), limit: most } })).results,
    enabled: isEnough(search),
    // Whom somebody looked for is not kept on the device.
    gcTime: 0,
  })
