import type { Order, OrderState } from '@tafelrunde/contract/orders'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { money } from '../../shared/format.ts'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { StateChip } from '../../shared/ui/StateChip.tsx'
import { orderAddress } from './addresses.ts'
import './order-card.css'
import { nextTexts, stateTexts, tablesText } from './orders.texts.ts'

const tones: Record<OrderState, ComponentProps<typeof StateChip>['tone']> = {
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
  <li>
    <Link className="order-card" to={orderAddress(order.id)}>
      <h2 className="order-card__title">{order.event_name}</h2>
      <p className="order-card__line">{[...(named ? [order.company] : []), tablesText(order)].join(' · ')}</p>
      <p className="order-card__foot">
        <StateChip tone={tones[order.state]}>{stateTexts[order.state]}</StateChip>
        <strong className="order-card__total">{money(order.gross_cents)}</strong>
      </p>
      <IconLine icon="info">{nextTexts[order.state]}</IconLine>
    </Link>
  </li>
)
