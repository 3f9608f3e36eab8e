import type { Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { SummaryCard } from '../../shared/ui/rows/SummaryCard.tsx'
import type { Tone } from '../../shared/ui/states/StateChip.tsx'
import { orderAddress } from './form/addresses.ts'
import { nextText, stateTexts, tablesText } from './orders.texts.ts'

const tones: Record<OrderState, Tone> = {
  ordered: 'neutral',
  confirmed: 'success',
  declined: 'danger',
  invoiced: 'yellow',
  paid: 'primary',
  cancelled: 'neutral',
}

type Props = {
  order: Order
  /** Whose it is: for staff, who see everybody's. */
  named: boolean
}

/** An order: for what, where it stands, what it comes to, what happens next. */
export const OrderCard = ({ order, named }: Props) => (
  <SummaryCard
    href={orderAddress(order.id)}
    title={order.event_name}
    parts={[...(named ? [order.company] : []), tablesText(order)]}
    state={{ tone: tones[order.state], text: stateTexts[order.state] }}
    total={money(order.gross_cents)}
  >
    <IconLine icon="info">{nextText(order)}</IconLine>
  </SummaryCard>
)
