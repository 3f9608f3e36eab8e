import { stateTexts } from '@tafelrunde/contract/admin/events'
import type { EventState } from '@tafelrunde/contract/events'
import css from './state-chip.module.css'

export const StateChip = ({ state }: { state: EventState }) => (
  <span className={`${css['state-chip']} ${css[`state-chip--${state}`]}`}>{stateTexts[state]}</span>
)
