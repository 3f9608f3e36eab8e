import { money } from '@tafelrunde/ui/figures.ts'
import type { Sums } from '../orders.rules.ts'
import { taxText } from '../orders.texts.ts'
import css from './order-total.module.css'

/** What the order comes to so far: net and tax, then what is paid. */
export const OrderTotal = ({ sums }: { sums: Sums }) => (
  <div className={css['order-total']} role="status">
    <p className={css['order-total__words']}>
      <span className={css['order-total__tax']}>{taxText(sums)}</span>
      <span className={css['order-total__name']}>Gesamt</span>
    </p>
    <strong className={css['order-total__sum']}>{money(sums.gross)}</strong>
  </div>
)
