import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import type { Order, OrderWish } from '@tafelrunde/contract/exhibitions/orders'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { useKey } from '../../../shared/queries/once.ts'
import { changeOrder, sendOrder } from '../orders.api.ts'
import { addressFields } from './order.form.ts'

/** Orders, or changes the order that is there. */
export const useSend = (event: number, order: Order | undefined) => {
  const keyFor = useKey()
  return (wish: OrderWish) => (order ? changeOrder(order.id, wish) : sendOrder(event, wish, keyFor(wish)))
}

/** Why what was chosen cannot be had any more; nothing where something else went wrong. */
export const refusalOf = (failure: unknown) => {
  if (!(failure instanceof CallFailed)) return undefined
  if (failure.status === 409) return failureText(failure)
  const faults = fieldFailures(failure)
  const atAddress = faults.some(([name]) => addressFields.some(field => field === name))
  return atAddress ? undefined : faults[0]?.[1]
}
