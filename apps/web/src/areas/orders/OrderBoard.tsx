import type { Order } from '@tafelrunde/contract/orders'
import { money } from '../../shared/format.ts'
import '../../shared/ui/board.css'
import { StateChip } from '../../shared/ui/StateChip.tsx'
import { StepLine } from '../../shared/ui/StepLine.tsx'
import './order.css'
import { currentStep } from './orders.rules.ts'
import { nextTexts, stateTexts, steps } from './orders.texts.ts'

/** What it comes to, how far it has come, and what happens next. */
export const OrderBoard = ({ order }: { order: Order }) => {
  const step = currentStep(order)
  return (
    <div className="board">
      <div className="board__content">
        <h2 className="order__event">{order.event_name}</h2>
        <p className="order__total">{money(order.gross_cents)}</p>
        {step === undefined ? (
          <p className="order__state">
            <StateChip tone="board" check={false}>
              {stateTexts[order.state]}
            </StateChip>
          </p>
        ) : (
          <StepLine steps={steps} current={step} />
        )}
        <p className="order__next">{nextTexts[order.state]}</p>
        {order.decline_remark && <p className="order__remark">{order.decline_remark}</p>}
      </div>
    </div>
  )
}
