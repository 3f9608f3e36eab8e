import { listSchooltypeHistory } from '@tafelrunde/contract/admin/schooltypes'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a school type. */
export const historyOf = async (id: number) => {
  const { results } = await call(listSchooltypeHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** A school type's columns in the audit log. */
export const schooltypeHistory: Columns = { name: { label: 'Name' } }
