import type { LegalStage } from '@tafelrunde/contract/admin/legal-texts'
import '../../shared/state-chip.css'
import { stageTexts } from './legal-texts.texts.ts'

/** Where a version stands. */
export const Stage = ({ stage }: { stage: LegalStage }) => (
  <span className={`state-chip state-chip--${stage}`}>{stageTexts[stage]}</span>
)
