import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import '../../shared/ui/boards/board.css'
import { StepLine } from '../../shared/ui/rows/StepLine.tsx'
import { StateChip } from '../../shared/ui/states/StateChip.tsx'
import css from './order.module.css'
import { currentStep } from './orders.rules.ts'
import { nextText, stateTexts, steps } from './orders.texts.ts'

/** What it comes to, how far it has come, and what happens next. */
export const OrderBoard = ({ order }: { order: Order }) => {
  const step = currentStep(order)
  return (
    <div className="board">
      <div className="board__content">
        <h2 className={css.order__event}>{order.event_name}</h2>
        <p className={css.order__total}>{money(order.gross_cents)}</p>
        {step === undefined ? (
          <p className={css.order__state}>
            <StateChip tone="board" check={false}>
              {stateTexts[order.state]}
            </StateChip>
          </p>
        ) : (
          <StepLine steps={steps} current={step} />
        )}
        <p className={css.order__next}>{nextText(order)}</p>
        {order.decline_remark && <p className={css.order__remark}>{order.decline_remark}</p>}
      </div>
    </div>
  )
}
