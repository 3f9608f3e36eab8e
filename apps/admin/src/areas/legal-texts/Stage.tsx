import type { LegalStage } from '@tafelrunde/contract/admin/legal-texts'
import css from './legal-texts.module.css'
import { stageTexts } from './legal-texts.texts.ts'

/** Where a version stands. */
export const Stage = ({ stage }: { stage: LegalStage }) => (
  <span className={`${css.stage} ${css[`stage--${stage}`]}`}>{stageTexts[stage]}</span>
)
