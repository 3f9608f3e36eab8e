import { countUnsent } from '@tafelrunde/client/unsent-question'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Query } from '@tanstack/react-query'
import { forgetQueries } from '../../shared/queries/persistence.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { current, readingSession } from '../../shared/session/session.ts'
import { device } from '../../shared/session/storage.ts'
import { ownTimeslotsQuery } from './attendance.api.ts'
import { entranceQuery } from './entrance/entrance.api.ts'

/** When what a list of other people was read for ends; nothing for whatever is no such list. */
const endOf = ({ queryKey: [whose, list, id, part], state }: Query): Date | undefined => {
  if (whose !== personal || typeof id !== 'number') return undefined
  if (list === 'entrance') return queryClient.getQueryData(entranceQuery(id).queryKey)?.event.end
  if (list !== 'lecturer-timeslots' || part !== 'participants') return undefined
  const timeslots = queryClient.getQueryData(ownTimeslotsQuery.queryKey)
  return timeslots?.find(one => one.id === id)?.end ?? new Date(state.dataUpdatedAt)
}

const wipe = async () => {
  if (document.visibilityState !== 'visible') return
  await readingSession
  // What waits is to be seen in these lists.
  if ((await countUnsent(device, current.owner())) > 0) return
  const today = berlinDay(new Date())
  await forgetQueries(query => berlinDay(endOf(query) ?? new Date()) < today)
}

/**
 * Lists of participants, and of everybody who may come in, stay on the device of a lecturer or a counter until the day is
 * over for which they were read; what is read of a day that is over, until the app is opened or comes to the front again.
 */
export const followEnds = () => {
  document.addEventListener('visibilitychange', () => void wipe())
  void wipe()
}
