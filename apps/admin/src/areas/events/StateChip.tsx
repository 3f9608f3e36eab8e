import { stateTexts } from '@tafelrunde/contract/admin/events/events'
import type { EventState } from '@tafelrunde/contract/events/events'
import '../../shared/state-chip.css'

export const StateChip = ({ state }: { state: EventState }) => (
  <span className={`state-chip state-chip--${state}`}>{stateTexts[state]}</span>
)
