import '../../shared/state-chip.css'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { stateWord } from '../../shared/states.texts.ts'

const chips: Partial<Record<Settlement['state'], string>> = {
  open: 'draft',
  submitted: 'open',
  returned: 'cancelled',
}

/** Without a payment it is not „bezahlt“. */
export const SettlementStateChip = ({ state, closed_on }: Pick<Settlement, 'state' | 'closed_on'>) => (
  <span className={`state-chip state-chip--${chips[state] ?? state}`}>
    {closed_on ? 'abgeschlossen' : stateWord(state)}
  </span>
)
