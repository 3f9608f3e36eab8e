import '../../shared/state-chip.css'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { stateWord } from '../../shared/states.texts.ts'

const chips: Partial<Record<Settlement['state'], string>> = {
  open: 'draft',
  submitted: 'open',
  returned: 'cancelled',
}

export const SettlementStateChip = ({ state }: Pick<Settlement, 'state'>) => (
  <span className={`state-chip state-chip--${chips[state] ?? state}`}>{stateWord(state)}</span>
)
