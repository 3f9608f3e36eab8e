import { listEventHistory } from '@tafelrunde/contract/admin/events/events'
import { call } from '../../providers/call.ts'

/** The latest changes of an event. */
export const historyOf = async (id: number) => {
  const { results } = await call(listEventHistory, { params: { id }, query: { limit: '50' } })
  return results
}
