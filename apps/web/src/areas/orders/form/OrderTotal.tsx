import { money } from '@tafelrunde/ui/figures.ts'
import type { Sums } from '../orders.rules.ts'
import { beforeText, taxText } from '../orders.texts.ts'
import css from './order-total.module.css'

/** What the order comes to so far: net and tax, then what is paid; of one that is being changed also what it came to `before`, in cents. */
export const OrderTotal = ({ sums, before }: { sums: Sums; before: number | undefined }) => {
  const changed = beforeText(before, sums.gross)
  return (
    <div className={css['order-total']} role="status">
      <p className={css['order-total__words']}>
        <span className={css['order-total__tax']}>{taxText(sums)}</span>
        <span className={css['order-total__name']}>
          Gesamt
          {changed && <span className={css['order-total__before']}> ({changed})</span>}
        </span>
      </p>
      <strong className={css['order-total__sum']}>{money(sums.gross)}</strong>
    </div>
  )
}
