import { listPersonHistory } from '@tafelrunde/contract/admin/people/people'
import { call } from '../../providers/call.ts'

/** The latest changes of a person's data. */
export const historyOf = async (id: number) => {
  const { results } = await call(listPersonHistory, { params: { id }, query: { limit: '50' } })
  return results
}
