import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import '../../shared/ui/boards/board.css'
import { StepLine } from '../../shared/ui/rows/StepLine.tsx'
import css from './settlement-board.module.css'
import { currentStep } from './settlements.rules.ts'
import { stepsOf } from './settlements.texts.ts'

/** What it comes to, and how far it has come. */
export const SettlementBoard = ({ settlement }: { settlement: Settlement }) => (
  <div className="board settlement-board">
    <div className="board__content">
      <h2 className={css['settlement-board__event']}>{settlement.event.name}</h2>
      <p className={css['settlement-board__total']}>{money(settlement.total_cents)}</p>
      <StepLine steps={stepsOf(settlement)} current={currentStep(settlement)} />
    </div>
  </div>
)
