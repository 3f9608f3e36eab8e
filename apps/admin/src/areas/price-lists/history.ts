import { listPriceListHistory } from '@tafelrunde/contract/admin/money/price-lists'
import { call } from '../../providers/call.ts'

/** The latest changes of an event's price list. */
export const historyOf = async (id: number) => {
  const { results } = await call(listPriceListHistory, { params: { id }, query: { limit: '50' } })
  return results
}
