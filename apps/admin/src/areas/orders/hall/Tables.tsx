import type { Hall, Order } from '@tafelrunde/contract/exhibitions/orders'
import { wallOf } from '@tafelrunde/ui/halls.ts'
import floor from '../../../shared/hall/floor.module.css'
import { at, sizeOf } from '../../../shared/hall/placed.ts'
import { orderStateText } from '../orders.texts.ts'
import css from './hall.module.css'
import { byPlace } from './hall.rules.ts'

type Props = { hall: Hall; orders: Order[]; chosen: number | undefined; onChoose: (order: number) => void }

/** The floor with whose table each is; a tap on one chooses its order, with all of its tables. */
export const Tables = ({ hall, orders, chosen, onChoose }: Props) => {
  const owners = byPlace(orders)
  return (
    <div className={floor.floor__scroll}>
      <div className={floor.floor} style={sizeOf(hall)}>
        {hall.image && <img className={floor.floor__image} src={hall.image} alt="" />}
        {hall.marks.map((mark, index) => (
          <span
            key={index}
            className={`${floor.floor__mark} ${css['mark']}`}
            style={at(mark, mark.columns, mark.rows)}
            data-wall={wallOf(mark, hall)}
          >
            {mark.name}
          </span>
        ))}
        {hall.tables.map(table => {
          const order = owners.get(table.place)
          if (!order)
            return (
              <span key={table.place} className={`${floor.table} ${css['free']}`} style={at(table)}>
                {table.place}
              </span>
            )
          return (
            <button
              key={table.place}
              type="button"
              className={`${floor.table} ${css['taken']}`}
              style={at(table)}
              data-state={order.state}
              aria-pressed={order.id === chosen}
              aria-label={`Tisch ${table.place} ${order.company}, ${orderStateText(order.state)}`}
              title={order.company}
              onClick={() => onChoose(order.id)}
            >
              {table.place} <span className={css['company']}>{order.company}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
