import '../../shared/state-chip.css'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { orderStateText } from './orders.texts.ts'

const chips: Partial<Record<Order['state'], string>> = {
  ordered: 'open',
  declined: 'cancelled',
  cancelled: 'draft',
}

export const OrderStateChip = ({ state }: Pick<Order, 'state'>) => (
  <span className={`state-chip state-chip--${chips[state] ?? state}`}>{orderStateText(state)}</span>
)
