import '../../shared/state-chip.css'
import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { stateWord } from '../../shared/states.texts.ts'

const chips = { draft: 'draft', sending: 'open', stopped: 'cancelled', sent: 'current' }

export const CircularStateChip = ({ state }: Pick<Circular, 'state'>) => (
  <span className={`state-chip state-chip--${chips[state]}`}>{stateWord(state)}</span>
)
