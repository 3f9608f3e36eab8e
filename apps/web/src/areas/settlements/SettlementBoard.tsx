import type { Settlement } from '@tafelrunde/contract/settlements'
import { money } from '../../shared/format.ts'
import '../../shared/ui/board.css'
import { StepLine } from '../../shared/ui/StepLine.tsx'
import './settlement-board.css'
import { currentStep } from './settlements.rules.ts'
import { steps } from './settlements.texts.ts'

/** What it comes to, and how far it has come. */
export const SettlementBoard = ({ settlement }: { settlement: Settlement }) => (
  <div className="board settlement-board">
    <div className="board__content">
      <h2 className="settlement-board__event">{settlement.event.name}</h2>
      <p className="settlement-board__total">{money(settlement.total_cents)}</p>
      <StepLine steps={steps} current={currentStep(settlement)} />
    </div>
  </div>
)
