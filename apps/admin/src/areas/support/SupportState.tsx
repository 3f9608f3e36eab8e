import '../../shared/state-chip.css'
import type { SupportThread } from '@tafelrunde/contract/admin/people/support'
import { stateWord } from '../../shared/states.texts.ts'

const chips = { new: 'open', answered: 'answered', closed: 'draft' }

export const SupportStateChip = ({ state }: Pick<SupportThread, 'state'>) => (
  <span className={`state-chip state-chip--${chips[state]}`}>{stateWord(state)}</span>
)
