import './state-chip.css'
import type { EventState } from '@tafelrunde/contract/events'
import { stateTexts } from './events.texts.ts'

export const StateChip = ({ state }: { state: EventState }) => (
  <span className={`state-chip state-chip--${state}`}>{stateTexts[state]}</span>
)
