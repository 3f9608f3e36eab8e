import { money } from '../../shared/format.ts'
import './order-total.css'
import type { Sums } from './orders.rules.ts'
import { taxText } from './orders.texts.ts'

/** What the order comes to so far: net and tax, then what is paid. */
export const OrderTotal = ({ sums }: { sums: Sums }) => (
  <div className="order-total" role="status">
    <p className="order-total__words">
      <span className="order-total__tax">{taxText(sums)}</span>
      <span className="order-total__name">Gesamt</span>
    </p>
    <strong className="order-total__sum">{money(sums.gross)}</strong>
  </div>
)
