import { getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal } from '../../../shared/queries/query.ts'

/** So often a counter asks whom the others have let in. */
const pauseMs = 20_000

/** Everybody who may come to an event, kept on the device. */
export const entranceQuery = (eventId: number) =>
  queryOptions({
    queryKey: [personal, 'entrance', eventId],
    queryFn: () => call(getEntrance, { params: { id: eventId } }),
    refetchInterval: pauseMs,
  })
