import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { OrderDeeds } from '../OrderDeeds.tsx'
import { OrderStateChip } from '../OrderState.tsx'
import css from './hall.module.css'

const placesText = ({ tables, places }: Order) => {
  const missing = tables - places.length
  return [places.join(', '), missing > 0 && `${counted(missing, 'Tisch', 'Tische')} ohne Platz`]
    .filter(Boolean)
    .join(', ')
}

const Row = ({ order, isChosen }: { order: Order; isChosen: boolean }) => {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <tr ref={row} className={isChosen ? css['chosen'] : undefined} aria-current={isChosen || undefined}>
      <td>
        <LinkBase to={`/orders/${order.id}/show`}>{order.company}</LinkBase>
        <span className="detail">
          {[order.contact_name, order.contact_phone || order.contact_email].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>{placesText(order)}</td>
      <td>
        <OrderStateChip state={order.state} />
      </td>
      <td>
        <OrderDeeds order={order} />
      </td>
    </tr>
  )
}

/** Whose the tables are, with what can be done about it. */
export const OrdersTable = ({ orders, chosen }: { orders: Order[]; chosen: number | undefined }) => {
  if (orders.length === 0) return <p className="quiet">Noch niemand hat Tische bestellt.</p>
  return (
    <div className={css['scroll']}>
      <table className={css['orders']}>
        <thead>
          <tr>
            <th>Aussteller</th>
            <th>Tische</th>
            <th>Stand</th>
            <th>Was jetzt</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <Row key={order.id} order={order} isChosen={order.id === chosen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
